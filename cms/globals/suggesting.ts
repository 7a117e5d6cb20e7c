import type { GlobalBeforeChangeHook, GlobalConfig } from 'payload'
import { SHELL_TAG } from '#domain/cache-tags.ts'
import { anyStaff, hiddenExceptFor, MARKETERS, staffIn } from '#plugins/kit/admin/access.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { nextNumber } from '#plugins/kit/storage/counters.ts'
import { CONSENT_COUNTER } from '../repository.ts'

/** Visitors who answered before suggestions were in use have not agreed to them. */
const raiseVersion: GlobalBeforeChangeHook = async ({ req, data, originalDoc }) => {
  const [wasOn, isOn] = [originalDoc, data].map((one) => (one as { isOn?: boolean } | undefined)?.isOn !== false)
  if (isOn && !wasOn) await nextNumber(req, CONSENT_COUNTER)
}

/** Goods that are suggested to a visitor by what the browser has looked at. */
export const suggesting: GlobalConfig = {
  slug: 'suggesting',
  label: 'Tuotesuositukset',
  access: { read: anyStaff, update: staffIn(...MARKETERS) },
  hooks: { beforeChange: [raiseVersion], afterChange: [({ req }) => invalidate(req, [SHELL_TAG])] },
  admin: {
    group: 'Asetukset',
    hidden: hiddenExceptFor(...MARKETERS),
    description:
      'Etusivulla, tuotteen sivulla, ostoskorissa ja tilauksen jälkeen ehdotetaan tuotteita sen mukaan, mitä kävijä ja muut ovat katsoneet ja ostaneet. Vain sille, joka on antanut luvan hänelle valikoituihin ehdotuksiin.',
  },
  fields: [
    { name: 'isOn', label: 'Suositukset ovat käytössä', type: 'checkbox', defaultValue: true },
    {
      name: 'asksAtOnce',
      label: 'Kysy lupaa heti, kun kävijä tulee ensimmäisen kerran',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        description:
          'Lupaa kysytään kapeassa palkissa sivun alareunassa. Muuten kävijä antaa luvan evästeasetuksissa, joihin pääsee sivun alaosasta. Jos käytössä on seurantatunnisteita, lupaa kysytään joka tapauksessa.',
      },
    },
  ],
}
