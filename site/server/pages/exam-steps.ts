import type { APIContext } from 'astro'

import { AgeGroup, listExamTypes, type ExamType } from '#contracts/exam-types.ts'
import type { Failure } from '#contracts/refusals.ts'
import { ageGroupWithin, agesOf, people, type Who } from '#domain/bookings/ages.ts'
import { asAnonymous } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo, type RouteName } from '../../shared/routes.ts'

type Page = Pick<APIContext, 'url' | 'request' | 'locals'>

/**
 * Names in the query of the steps: what was chosen so far, and nothing of the person. Each step is a page, so that
 * booking works without script, and back and reload do what is expected; an island would load 86 kB before it shows a
 * time.
 */
export const stepNames = [
  ...[pageQuery.who, pageQuery.age, pageQuery.exam, pageQuery.store, pageQuery.hold],
  ...[pageQuery.booking, pageQuery.key, pageQuery.company],
]

/** What was chosen so far. The exam is known whole; the others as they stand in the address. */
export interface Choices {
  examTypes: ExamType[]
  /** For whom; undefined where a link knows the age alone. */
  who: Who | undefined
  ageGroup: AgeGroup | undefined
  exam: ExamType | undefined
  /** The exam that was chosen and is not for this age, so that another one is. */
  unfit: ExamType | undefined
  /** The number of the store. */
  store: number | undefined
  /** The time that is held, also while another exam or store is looked for. */
  hold: string | undefined
  /** The booking that is to move, with the token of its link. */
  booking: string | undefined
  token: string | undefined
  /** An employer pays. */
  isForCompany: boolean
}

/** Reads what was chosen from the address of a step. What fits no exam is as if it had not been chosen. */
export async function choicesOf({ url, request }: Page): Promise<Choices | Pick<Failure, 'code'>> {
  const answer = await call(listExamTypes, {}, asAnonymous(request))
  if (!answer.ok) return answer.failure
  const { examTypes } = answer.value
  const asked = (name: string) => url.searchParams.get(name) ?? undefined
  const chosen = examTypes.find(({ id }) => id === asked(pageQuery.exam))
  const age = AgeGroup.safeParse(asked(pageQuery.age)).data
  const own = age && chosen && ageGroupWithin(age, chosen.ageGroups)
  const isUnfit = age !== undefined && own === undefined
  const exam = isUnfit ? undefined : chosen
  const store = Number(asked(pageQuery.store))
  return {
    examTypes,
    who: people.find((one) => one === asked(pageQuery.who)),
    ageGroup: own ?? age,
    exam,
    unfit: isUnfit ? chosen : undefined,
    store: Number.isInteger(store) && store > 0 ? store : undefined,
    hold: asked(pageQuery.hold),
    booking: asked(pageQuery.booking),
    token: asked(pageQuery.key),
    isForCompany: (!exam || exam.isForCompanies) && asked(pageQuery.company) === '1',
  }
}

/** Changes of the choices that a link makes. */
export type Chosen = Partial<Pick<Choices, 'who' | 'ageGroup' | 'exam' | 'store' | 'isForCompany'>>

/** The first step that is still open, in the order who, age, exam, store, time: what is known already is not asked again. */
export function nextStep(page: Page, choices: Choices, chosen: Chosen = {}): string {
  const all = { ...choices, ...chosen }
  return stepPath(page, openStep(all), all)
}

function openStep({ who, ageGroup, exam, store }: Chosen): RouteName {
  if (!ageGroup) return who ? 'exam_age' : 'book_exam'
  if (!exam) return 'book_exam'
  return store ? 'exam_time' : 'exam_store'
}

/** A group of ages, as a text of `bookings.json` with its values. */
export function ageText(group: AgeGroup): [text: string, values: { from: number; to: number }] {
  const ages = agesOf(group)
  return [ages.to === Infinity ? 'age.from' : 'age.range', ages]
}

/** For whom and of what age, with the step where both are chosen anew. */
export function chosenAge(
  page: Page,
  t: (text: string, values?: Record<string, string | number>) => string,
  choices: Choices,
): { text: string; href: string }[] {
  const { who, ageGroup } = choices
  const texts = [...(who ? [t(`who.${who}`)] : []), ...(ageGroup ? [t(...ageText(ageGroup))] : [])]
  if (texts.length === 0) return []
  return [
    { text: texts.join(', '), href: stepPath(page, 'book_exam', { ...choices, who: undefined, ageGroup: undefined }) },
  ]
}

/** The address of a step with what was chosen. */
export function stepPath(
  page: Page,
  step: RouteName,
  { who, ageGroup, exam, unfit, store, hold, booking, token, isForCompany }: Omit<Choices, 'examTypes'>,
  more: Record<string, string | undefined> = {},
): string {
  const query = new URLSearchParams()
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined) query.set(name, String(value))
  }
  add(pageQuery.who, who)
  add(pageQuery.exam, (exam ?? unfit)?.id)
  add(pageQuery.age, ageGroup)
  add(pageQuery.store, store)
  add(pageQuery.hold, hold)
  add(pageQuery.booking, booking)
  add(pageQuery.key, token)
  add(pageQuery.company, isForCompany ? 1 : undefined)
  for (const [name, value] of Object.entries(more)) add(name, value)
  return query.size === 0 ? pathTo(page, step) : `${pathTo(page, step)}?${query}`
}
