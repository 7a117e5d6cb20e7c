import type { Block } from 'payload'
import { heading, sentences } from '../fields/words.ts'

/** A small search that finds the free times of eye doctors. */
export const eyeDoctorTimesBlock: Block = {
  slug: 'eye-doctor-times',
  interfaceName: 'EyeDoctorTimesBlock',
  labels: { singular: 'silmälääkärin ajat', plural: 'Silmälääkärin ajat' },
  fields: [heading(true), sentences('text', 'Teksti')],
}
