import type { APIContext } from 'astro'

import { AgeGroup, listExamTypes, type ExamType } from '#contracts/exam-types.ts'
import type { Failure } from '#contracts/refusals.ts'
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
  ...[pageQuery.exam, pageQuery.age, pageQuery.store, pageQuery.booking, pageQuery.key, pageQuery.company],
]

/** What was chosen so far. The exam is known whole; the others as they stand in the address. */
export interface Choices {
  examTypes: ExamType[]
  exam: ExamType | undefined
  ageGroup: AgeGroup | undefined
  /** The number of the store. */
  store: number | undefined
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
  const exam = examTypes.find(({ id }) => id === asked(pageQuery.exam))
  const age = AgeGroup.safeParse(asked(pageQuery.age)).data
  const only = exam?.ageGroups.length === 1 ? exam.ageGroups[0] : undefined
  const store = Number(asked(pageQuery.store))
  return {
    examTypes,
    exam,
    ageGroup: age && exam?.ageGroups.includes(age) ? age : only,
    store: Number.isInteger(store) && store > 0 ? store : undefined,
    booking: asked(pageQuery.booking),
    token: asked(pageQuery.key),
    isForCompany: (!exam || exam.isForCompanies) && asked(pageQuery.company) === '1',
  }
}

/** Changes of the choices that a link makes. */
export type Chosen = Partial<Pick<Choices, 'exam' | 'ageGroup' | 'store' | 'isForCompany'>>

/** The first step that is still open, in the order exam, age, store, time: what is known already is not asked again. */
export function nextStep(page: Page, choices: Choices, chosen: Chosen = {}): string {
  const all = { ...choices, ...chosen }
  const age = all.ageGroup ?? (all.exam?.ageGroups.length === 1 ? all.exam.ageGroups[0] : undefined)
  const step: RouteName = !all.exam ? 'book_exam' : !age ? 'exam_age' : !all.store ? 'exam_store' : 'exam_time'
  return stepPath(page, step, { ...all, ageGroup: age })
}

/** The address of a step with what was chosen. */
export function stepPath(
  page: Page,
  step: RouteName,
  { exam, ageGroup, store, booking, token, isForCompany }: Omit<Choices, 'examTypes'>,
  more: Record<string, string | undefined> = {},
): string {
  const query = new URLSearchParams()
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined) query.set(name, String(value))
  }
  add(pageQuery.exam, exam?.id)
  add(pageQuery.age, ageGroup)
  add(pageQuery.store, store)
  add(pageQuery.booking, booking)
  add(pageQuery.key, token)
  add(pageQuery.company, isForCompany ? 1 : undefined)
  for (const [name, value] of Object.entries(more)) add(name, value)
  return query.size === 0 ? pathTo(page, step) : `${pathTo(page, step)}?${query}`
}
