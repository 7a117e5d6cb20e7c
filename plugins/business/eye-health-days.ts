import type { CollectionConfig } from 'payload'
import { declares, NO_ACCESS } from '#plugins/kit/admin/declares.ts'
import { shopOnly } from '#plugins/kit/admin/access.ts'
import { typed } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'

/** Eye-health days that companies asked for. What was written is sealed. */
export const eyeHealthDays: CollectionConfig = {
  slug: 'eye-health-days',
  custom: declares({
    may: NO_ACCESS,
    ofCustomers: { because: 'A company asks for it, by an address that is no account.' },
    forgotten: { 'eye-health days': (before) => ({ answeredAt: { less_than: before } }) },
  }),
  access: shopOnly,
  admin: { hidden: true },
  fields: [
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    /** Names what was asked, so that two presses ask once. */
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    {
      name: 'state',
      type: 'text',
      required: true,
      index: true,
      typescriptSchema: typed("import('#contracts/business.ts').DayState"),
    },
    {
      name: 'language',
      type: 'text',
      required: true,
      typescriptSchema: typed("import('#contracts/language.ts').Language"),
    },
    { name: 'receivedAt', type: 'text', required: true, index: true },
    { name: 'answeredAt', type: 'text', index: true },
    { name: 'answeredBy', type: 'text' },
    /** The day that was agreed on. */
    { name: 'agreedDay', type: 'text', index: true },
    /** Sealed, as `SealedDay`. */
    { name: 'sealed', type: 'textarea', required: true },
    ...stepFields(),
  ],
}
