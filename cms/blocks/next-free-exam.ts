import type { Block } from 'payload'
import { ExamGroup } from '#contracts/exam-types.ts'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { textOf } from '#locales/texts.ts'
import { heading, sentences } from '../fields/words.ts'

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
