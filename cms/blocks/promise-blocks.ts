import type { Block } from 'payload'
import { uspBadges } from '#contracts/blocks.ts'
import { actions } from '../fields/link.ts'
import { heading, sentences } from '../fields/words.ts'

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

/** A few promises side by side. */
export const promisesBlock: Block = {
  slug: 'promises',
  interfaceName: 'PromisesBlock',
  labels: { singular: 'lupaukset', plural: 'Lupaukset' },
  fields: [
    heading(true),
    {
      name: 'promises',
      label: 'Lupaukset',
      labels: { singular: 'lupaus', plural: 'Lupaukset' },
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      fields: [
        { name: 'heading', label: 'Otsikko', type: 'text', required: true, maxLength: 60 },
        sentences('text', 'Teksti', true),
      ],
    },
  ],
}

/** A heading that asks to act, with its buttons. */
export const callToActionBlock: Block = {
  slug: 'call-to-action',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'kehotus', plural: 'Kehotukset' },
  fields: [heading(true), sentences('text', 'Teksti'), actions()],
}

/** The form by which one joins Friends. */
export const friendsJoinBlock: Block = {
  slug: 'friends-join',
  interfaceName: 'FriendsJoinBlock',
  labels: { singular: 'Friends-liittyminen', plural: 'Friends-liittymiset' },
  fields: [heading(true), sentences('text', 'Teksti')],
}

/** The plans of Lifestyle that are offered, each with the way to its contract. */
export const lifestylePlansBlock: Block = {
  slug: 'lifestyle-plans',
  interfaceName: 'LifestylePlansBlock',
  labels: { singular: 'Lifestyle-paketit', plural: 'Lifestyle-paketit' },
  fields: [heading(true), sentences('text', 'Teksti')],
}
