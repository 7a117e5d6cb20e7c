import type { CollectionConfig } from 'payload'
import problems from '#locales/fi/provider.json' with { type: 'json' }
import { hiddenExceptFor, readBy } from '#plugins/kit/admin/access.ts'
import { internalField } from '#plugins/kit/admin/admin-fields.ts'
import { declares, readOnly } from '#plugins/kit/admin/declares.ts'

/** What came of each delivery of a merchant's feed: what was taken, what not and why. */
export const feedReports: CollectionConfig = {
  slug: 'feed-reports',
  custom: declares({
    may: readOnly('admin'),
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'syötteen raportti', plural: 'Syötteiden raportit' },
  access: readBy('admin'),
  defaultSort: '-createdAt',
  admin: {
    group: 'Haku',
    hidden: hiddenExceptFor('admin'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'createdAt', 'outcome', 'taken', 'refused', 'removed', 'waiting'],
    description:
      'Mitä kauppiaiden tuotesyötteistä otettiin hakuun ja mitä ei. Kultakin markkinalta säilyy 20 viimeisintä.',
  },
  fields: [
    { name: 'title', label: 'Kauppias ja markkina', type: 'text', required: true },
    { name: 'place', type: 'text', required: true, index: true, admin: internalField },
    { name: 'takenAt', label: 'Vastaanotettu', type: 'text', required: true, admin: internalField },
    {
      name: 'format',
      label: 'Muoto',
      type: 'select',
      required: true,
      options: [
        { value: 'jsonl', label: 'JSON-rivit' },
        { value: 'csv', label: 'CSV' },
        { value: 'xml', label: 'XML' },
      ],
    },
    {
      name: 'outcome',
      label: 'Tulos',
      type: 'select',
      options: [
        { value: 'taken', label: 'Käsiteltiin' },
        { value: 'waiting', label: 'Poistuvat tuotteet odottavat kauppiaan vahvistusta' },
        { value: 'broken', label: 'Syöte on rikki tai katkennut, mitään ei muutettu' },
      ],
    },
    { name: 'rows', label: 'Rivejä', type: 'number', required: true },
    { name: 'taken', label: 'Otettiin', type: 'number', required: true },
    { name: 'refused', label: 'Hylättiin', type: 'number', required: true },
    {
      name: 'kept',
      label: 'Jäi ennalleen',
      type: 'number',
      required: true,
      admin: { description: 'Hylätyn rivin tuote, joka tunnettiin jo: se on haussa sellaisena kuin ennen.' },
    },
    { name: 'removed', label: 'Poistui', type: 'number', required: true },
    {
      name: 'waiting',
      label: 'Odottaa vahvistusta',
      type: 'number',
      admin: {
        description:
          'Syötteestä puuttui kerralla yli kolmannes, tai rivejä ei voitu lukea. Tuotteet ovat haussa, kunnes kauppias vahvistaa poiston.',
      },
    },
    {
      name: 'problems',
      label: 'Mitä korjattavaa',
      labels: { singular: 'rivi', plural: 'Rivit' },
      type: 'array',
      fields: [
        { name: 'row', label: 'Rivi', type: 'number', required: true },
        { name: 'article', label: 'Tuotteen tunnus', type: 'text' },
        {
          name: 'code',
          label: 'Syy',
          type: 'select',
          required: true,
          options: Object.entries(problems.problem).map(([value, label]) => ({ value, label })),
        },
      ],
    },
  ],
}
