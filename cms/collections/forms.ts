import type { CollectionConfig, Field, TextFieldSingleValidation } from 'payload'
import type { FormFieldKind } from '#contracts/blocks.ts'
import { MOST_FIELDS } from '#contracts/forms.ts'
import { isEmail, isOfChain } from '#domain/customers/email.ts'
import { FORMS_TAG } from '#domain/cache-tags.ts'
import { hiddenExceptFor, MARKETERS, setByShop, writtenBy } from '#plugins/kit/admin/access.ts'
import { internalField } from '#plugins/kit/admin/admin-fields.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { richText } from '../fields/rich-text.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

/** What is sent may say something of health: notifications go only to addresses of the chain. */
const isReceiver: TextFieldSingleValidation = async (value, { req, required }) => {
  if (!value) return required ? req.t('validation:required') : true
  if (!isEmail(value)) return 'Tarkista sähköpostiosoite.'
  const seller = await sellerOf(req)
  return !seller || isOfChain(value, seller.email) || `Käytä ketjun omaa osoitetta, joka päättyy kuten ${seller.email}.`
}

const kinds: Record<FormFieldKind, string> = {
  text: 'Teksti, yksi rivi',
  textarea: 'Teksti, monta riviä',
  email: 'Sähköposti',
  phone: 'Puhelinnumero',
  select: 'Valinta vaihtoehdoista',
  checkbox: 'Rasti',
  number: 'Luku',
  date: 'Päivä',
}

const fields: Field[] = [
  { name: 'label', label: 'Otsikko', type: 'text', required: true, maxLength: 120 },
  {
    name: 'kind',
    label: 'Laji',
    type: 'select',
    required: true,
    defaultValue: 'text' satisfies FormFieldKind,
    options: Object.entries(kinds).map(([value, label]) => ({ value, label })),
  },
  { name: 'isRequired', label: 'Pakollinen', type: 'checkbox', defaultValue: false },
  {
    name: 'options',
    label: 'Vaihtoehdot',
    labels: { singular: 'vaihtoehto', plural: 'vaihtoehdot' },
    type: 'array',
    maxRows: 30,
    admin: { condition: (_, { kind }: { kind?: FormFieldKind }) => kind === 'select' },
    validate: (rows: unknown, { siblingData }: { siblingData: { kind?: FormFieldKind } }) =>
      siblingData.kind !== 'select' ||
      (Array.isArray(rows) && rows.length > 0) ||
      'Kirjoita vähintään yksi vaihtoehto.',
    fields: [{ name: 'label', label: 'Teksti', type: 'text', required: true, maxLength: 120 }],
  },
]

/**
 * The forms that editors put on pages. Payload's form builder is not used: its submissions are readable in the
 * database, created by anyone through REST and mailed with their contents.
 */
export const forms: CollectionConfig = {
  slug: 'forms',
  custom: declares({
    may: { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'lomake', plural: 'Lomakkeet' },
  access: writtenBy(...MARKETERS),
  hooks: {
    afterChange: [({ req }) => invalidate(req, [FORMS_TAG])],
    afterDelete: [({ req }) => invalidate(req, [FORMS_TAG])],
  },
  defaultSort: 'title',
  admin: {
    group: 'Sisältö',
    hidden: hiddenExceptFor(...MARKETERS),
    useAsTitle: 'title',
    defaultColumns: ['title', 'receiver', 'retentionDays'],
    description:
      'Lomake näkyy sivulla, johon lisäät lomakelohkon. Mitä lomakkeilla on lähetetty, on sivulla Lähetetyt lomakkeet. Vastaukset lukee toimittaja tai pääkäyttäjä.',
  },
  fields: [
    {
      name: 'title',
      label: 'Nimi',
      type: 'text',
      required: true,
      maxLength: 90,
      admin: { description: 'Näkyy viesteissä lähettäjälle ja vastaanottajalle, esimerkiksi Yhteydenotto.' },
    },
    {
      name: 'fields',
      label: 'Kentät',
      labels: { singular: 'kenttä', plural: 'kentät' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: MOST_FIELDS,
      admin: {
        description:
          'Ensimmäiseen sähköpostikenttään kirjoitettuun osoitteeseen lähtee tieto, että lomake tuli perille.',
      },
      fields,
    },
    {
      name: 'submitText',
      label: 'Painikkeen teksti',
      type: 'text',
      required: true,
      defaultValue: 'Lähetä',
      maxLength: 60,
      admin: { description: 'Verbi, joka kertoo mitä painike tekee.' },
    },
    {
      name: 'confirmation',
      label: 'Kiitos lähettämisen jälkeen',
      type: 'textarea',
      required: true,
      maxLength: 400,
      admin: { description: 'Kerro, mitä tapahtuu seuraavaksi ja milloin.' },
    },
    richText('consent', 'Mihin lähettäjä suostuu'),
    {
      name: 'retentionDays',
      label: 'Säilytysaika päivinä',
      type: 'number',
      required: true,
      min: 1,
      max: 365,
      defaultValue: 90,
      validate: (value: unknown) =>
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 365) || 'Kirjoita kokonaisia päiviä, 1–365.',
      admin: { description: 'Lähetetty lomake poistetaan tämän jälkeen, myös jos sitä ei ole käsitelty.' },
    },
    {
      name: 'receiver',
      label: 'Kenelle lähetetyistä lomakkeista kerrotaan',
      type: 'text',
      required: true,
      validate: isReceiver,
      admin: { description: 'Ketjun sähköpostiosoite. Viestissä on linkki lomakkeeseen, ei sen sisältöä.' },
    },
    // The file of the seed that the form was made of; a form of the editors has none.
    { name: 'code', type: 'text', index: true, access: setByShop, admin: internalField },
  ],
}
