import type { APIContext } from 'astro'
import type * as z from 'zod/mini'
import { firstFreeSlot } from '#contracts/bookings.ts'
import { asAnonymous, cachedFragment } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'

type Page = Pick<APIContext, 'request' | 'locals'>

/** The first free time of an exam, with its store. */
export type NextFree = NonNullable<z.infer<typeof firstFreeSlot.output>['first']>

/**
 * The first free time that a page promises, shared by all pages that promise the same; null where none is free. It is looked
 * for in every store, so no page asks for itself.
 */
export async function nextFree(
  { request }: Page,
  asked: z.input<typeof firstFreeSlot.input>,
): Promise<NextFree | null> {
  const { examType = '', group = '', store = '' } = asked
  return cachedFragment(`next free ${examType} ${group} ${store}`, async () => {
    const answer = await call(firstFreeSlot, asked, asAnonymous(request))
    return answer.ok ? answer.value.first : null
  })
}

/** Where the exam of a promised time is booked: among all stores with their own first free times. */
export function examStoresPath(page: Page, { examType }: Pick<NextFree, 'examType'>): string {
  return `${pathTo(page, 'exam_store')}?${new URLSearchParams({ [pageQuery.exam]: examType })}`
}

/** Where an exam is chosen that is to be given in this store. */
export function examsInStorePath(page: Page, { id }: { id: number }): string {
  return `${pathTo(page, 'book_exam')}?${new URLSearchParams({ [pageQuery.store]: String(id) })}`
}
