import type { Block } from 'payload'
import { heading } from '../fields/words.ts'

/** A drawn prescription with what each number means. */
export const prescriptionPaperBlock: Block = {
  slug: 'prescription-paper',
  interfaceName: 'PrescriptionPaperBlock',
  labels: { singular: 'reseptin lukuohje', plural: 'Reseptin lukuohjeet' },
  fields: [heading()],
}
