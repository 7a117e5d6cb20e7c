import type { Block } from 'payload'
import { uspBadges } from '#contracts/blocks.ts'
import { heading } from '../fields/words.ts'

/** The USP badges of specification §3. */
export const uspBadgesBlock: Block = {
  slug: 'usp-badges',
  interfaceName: 'UspBadgesBlock',
  labels: { singular: 'lupausmerkit', plural: 'Lupausmerkit' },
  fields: [
    heading(),
    {
      name: 'badges',
      label: 'Merkit',
      type: 'select',
      hasMany: true,
      required: true,
      custom: { ids: uspBadges },
      options: [
        { value: 'fast_delivery', label: 'Nopea toimitus' },
        { value: 'free_return', label: 'Maksuton palautus' },
        { value: 'free_home_try_on_return', label: 'Kotisovituksen maksuton palautus' },
        { value: 'free_frame_adjustment', label: 'Maksuton säätö myymälässä' },
        { value: 'withdrawal_30_days', label: '30 päivän palautusoikeus' },
        { value: 'withdrawal_90_days', label: '90 päivän palautusoikeus' },
        { value: 'contact_lens_safety', label: 'Piilolinssien turvallisuus' },
        { value: 'made_for_you', label: 'Lasit tehdään sinulle' },
      ],
    },
  ],
}
