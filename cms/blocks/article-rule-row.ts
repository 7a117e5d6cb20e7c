import type { Block } from 'payload'
import { actions } from '../fields/link.ts'
import { heading, sentences } from '../fields/words.ts'
import { categoryOptions } from '../fields/category-options.ts'

/** Articles found by a rule as the catalog stands. */
export const articleRuleRowBlock: Block = {
  slug: 'article-rule-row',
  interfaceName: 'ArticleRuleRowBlock',
  labels: { singular: 'tuoterivi säännöllä', plural: 'Tuoterivit säännöllä' },
  fields: [
    heading(true),
    sentences('text', 'Teksti'),
    {
      name: 'categories',
      label: 'Tuoteryhmät',
      type: 'select',
      hasMany: true,
      options: categoryOptions,
      admin: { description: 'Yksi tai useampi. Tyhjänä koko valikoima.' },
    },
    {
      name: 'group',
      label: 'Rajaus',
      type: 'text',
      admin: { description: 'Merkin, lajin tai tyypin tunnus, esimerkiksi halinen. Tyhjänä kaikki.' },
    },
    {
      name: 'rule',
      label: 'Mitä näytetään',
      type: 'select',
      required: true,
      defaultValue: 'recommended',
      options: [
        { value: 'recommended', label: 'Suositellut' },
        { value: 'campaign', label: 'Kampanjassa olevat' },
        { value: 'price_asc', label: 'Edullisimmat' },
        { value: 'price_desc', label: 'Arvokkaimmat' },
      ],
    },
    { name: 'count', label: 'Montako', type: 'number', required: true, defaultValue: 4, min: 1, max: 12 },
    actions(1),
  ],
}
