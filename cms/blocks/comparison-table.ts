import type { Block } from 'payload'
import { heading } from '../fields/words.ts'

/** A table whose first column names the row. */
export const comparisonTableBlock: Block = {
  slug: 'comparison-table',
  interfaceName: 'ComparisonTableBlock',
  labels: { singular: 'vertailutaulukko', plural: 'Vertailutaulukot' },
  fields: [
    heading(),
    { name: 'caption', label: 'Mitä taulukko vertaa', type: 'text', required: true, maxLength: 160 },
    {
      name: 'columns',
      label: 'Sarakkeet',
      labels: { singular: 'sarake', plural: 'Sarakkeet' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 5,
      custom: { reads: 'text' },
      fields: [{ name: 'text', label: 'Teksti', type: 'text', required: true }],
    },
    {
      name: 'rows',
      label: 'Rivit',
      labels: { singular: 'rivi', plural: 'Rivit' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 30,
      fields: [
        { name: 'name', label: 'Rivin nimi', type: 'text', required: true },
        {
          name: 'cells',
          label: 'Solut',
          labels: { singular: 'solu', plural: 'Solut' },
          type: 'array',
          required: true,
          custom: { reads: 'text' },
          fields: [{ name: 'text', label: 'Teksti', type: 'text', required: true }],
        },
      ],
    },
  ],
}
