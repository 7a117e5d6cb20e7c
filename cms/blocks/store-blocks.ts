import type { Block } from 'payload'
import { ExamGroup } from '#contracts/exam-types.ts'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { textOf } from '#locales/texts.ts'
import { heading, sentences } from '../fields/words.ts'

/** A small search that finds the nearest stores. */
export const storesNearYouBlock: Block = {
  slug: 'stores-near-you',
  interfaceName: 'StoresNearYouBlock',
  labels: { singular: 'lähimmät myymälät', plural: 'Lähimmät myymälät' },
  fields: [heading(true), sentences('text', 'Teksti')],
}

/** Opening hours of one store. */
export const storeHoursBlock: Block = {
  slug: 'store-hours',
  interfaceName: 'StoreHoursBlock',
  labels: { singular: 'myymälän aukioloajat', plural: 'Myymälän aukioloajat' },
  fields: [heading(), { name: 'store', label: 'Myymälä', type: 'relationship', relationTo: 'stores', required: true }],
}

/** Every store with its hours. */
export const storeListBlock: Block = {
  slug: 'store-list',
  interfaceName: 'StoreListBlock',
  labels: { singular: 'kaikki myymälät', plural: 'Kaikki myymälät' },
  fields: [heading()],
}

const t = textOf(STAFF_LANGUAGE, 'schedule')

/** The first free time of an exam, with the way to book it. */
export const nextFreeExamBlock: Block = {
  slug: 'next-free-exam',
  interfaceName: 'NextFreeExamBlock',
  labels: { singular: 'seuraava vapaa tarkastus', plural: 'Seuraavat vapaat tarkastukset' },
  fields: [
    heading(true),
    sentences('text', 'Teksti'),
    {
      name: 'group',
      label: 'Tarkastus',
      type: 'select',
      required: true,
      defaultValue: 'glasses',
      options: ExamGroup.options.map((value) => ({ value, label: t(`group.${value}`) })),
      admin: { description: 'Aika on ryhmän ensimmäiseen tarkastukseen ja vaihtuu itsestään.' },
    },
  ],
}

/** A small search that finds the free times of eye doctors. */
export const eyeDoctorTimesBlock: Block = {
  slug: 'eye-doctor-times',
  interfaceName: 'EyeDoctorTimesBlock',
  labels: { singular: 'silmälääkärin ajat', plural: 'Silmälääkärin ajat' },
  fields: [heading(true), sentences('text', 'Teksti')],
}

/** A drawn prescription with what each number means. */
export const prescriptionPaperBlock: Block = {
  slug: 'prescription-paper',
  interfaceName: 'PrescriptionPaperBlock',
  labels: { singular: 'reseptin lukuohje', plural: 'Reseptin lukuohjeet' },
  fields: [heading()],
}
