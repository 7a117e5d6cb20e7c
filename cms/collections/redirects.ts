import type { CollectionBeforeValidateHook, CollectionConfig, TextFieldValidation } from 'payload'
import { ADDRESSES_TAG } from '#domain/pages/cache-tags.ts'
import { normalizedPagePath } from '#domain/pages/page-path.ts'
import { isTarget, redirectProblem } from '#domain/pages/redirects.ts'
import { hiddenExceptFor, MARKETERS, writtenBy } from '#plugins/kit/admin/access.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { neverBegun } from '#plugins/kit/admin/admin-fields.ts'
import { readRedirects, redirectSentences, targetsOf, type StoredTarget } from '../content/redirects.ts'
import { whatIsAt } from '../content/resolve-path.ts'
import { LINKABLE } from '../fields/rich-text.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

const normalizeFrom: CollectionBeforeValidateHook = ({ data }) =>
  typeof data?.from === 'string' ? { ...data, from: normalizedPagePath(data.from) } : data

const mayBeRedirected: TextFieldValidation = async (value, { data, id, req, required }) => {
  if (!value) return required ? req.t('validation:required') : true
  const from = normalizedPagePath(value)
  const own = id ? { id: { not_equals: id } } : {}
  if (await findOne(req, 'redirects', { and: [{ from: { equals: from } }, own] }, ['id']))
    return `Osoitteella ${from} on jo ohjaus. Muuta sitä.`
  const { redirects } = await readRedirects(req)
  const [to = null] = await targetsOf(req, [data as StoredTarget])
  const problem = redirectProblem({ from, to }, redirects)
  if (problem) return redirectSentences[problem]
  const found = await whatIsAt(req, from)
  return found === undefined || `Osoitteessa on ${found}. Muuta ensin sen osoitetta.`
}

/** Former addresses and where they lead now (301). A page that moves writes its own. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  custom: declares({
    may: { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'uudelleenohjaus', plural: 'Uudelleenohjaukset' },
  admin: {
    group: 'Sisältö',
    hidden: hiddenExceptFor(...MARKETERS),
    useAsTitle: 'from',
    defaultColumns: ['from', 'reference', 'address', 'updatedAt'],
    listSearchableFields: ['from', 'address'],
    description: 'Vanha osoite vie uuteen. Kun sivun osoite muuttuu, ohjaus syntyy itsestään.',
  },
  defaultSort: 'from',
  access: writtenBy(...MARKETERS),
  hooks: {
    beforeValidate: [normalizeFrom],
    afterChange: [({ req }) => invalidate(req, [ADDRESSES_TAG])],
    afterDelete: [({ req }) => invalidate(req, [ADDRESSES_TAG])],
  },
  fields: [
    {
      name: 'from',
      label: 'Vanha osoite',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: mayBeRedirected,
      admin: { description: 'Esimerkiksi /vanha-sivu.' },
    },
    {
      name: 'reference',
      label: 'Uusi sivu',
      type: 'relationship',
      relationTo: [...LINKABLE],
      admin: { ...neverBegun, description: 'Ohjaus seuraa sivua, vaikka sen osoite muuttuu.' },
    },
    {
      name: 'address',
      label: 'Uusi osoite',
      type: 'text',
      maxLength: 500,
      admin: { description: 'Kun ohjaus ei vie kaupan sivulle. Alkaa / tai https://.' },
      validate: (value: unknown, { siblingData }: { siblingData: StoredTarget }) => {
        if (siblingData.reference) return value ? 'Valitse joko sivu tai osoite, ei molempia.' : true
        if (!value) return 'Valitse sivu tai kirjoita osoite.'
        return isTarget(String(value)) || 'Osoite alkaa / tai https://.'
      },
    },
  ],
}
