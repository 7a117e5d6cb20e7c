import type { APIContext } from 'astro'
import { sendForm } from '#contracts/forms.ts'
import type { Failure } from '#contracts/refusals.ts'
import { problemsWithAnswers } from '#domain/forms/answer-problems.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { idOnPage, keyOf, ownFields, readContentForm, type TypedForm } from '../forms/read-content-form.ts'
import { postAsVisitor, statusOf } from '../forms/shop-form.ts'
import { pageContent } from './page-content.ts'

/** A form that a visitor has sent, as its page shows it. */
export interface SentForm {
  id: string
  isReceived: boolean
  typed?: TypedForm
  problems: (Pick<Failure, 'code' | 'details'> & { field?: string })[]
}

/** The refused form, with what the answer to it has. */
export interface RefusedForm extends SentForm {
  status: number
  headers: Headers
}

/**
 * Sends the form that was posted to a page of the editors: the redirect to the page, or what is wrong with the form.
 * Undefined where none of theirs was posted.
 */
export async function postedForm(
  { request, locals }: Pick<APIContext, 'request' | 'locals'>,
  path: string,
): Promise<Response | RefusedForm | undefined> {
  const sent = await request
    .clone()
    .formData()
    .catch(() => undefined)
  const id = sent?.get(ownFields.form)
  if (!sent || typeof id !== 'string') return undefined
  const response: { headers: Headers; status?: number } = { headers: new Headers() }
  const refused = (more: Pick<SentForm, 'problems' | 'typed'>): RefusedForm => {
    const status = response.status ?? statusOf(more.problems[0]?.code ?? 'shop.unexpected')
    return { id, isReceived: false, status, headers: response.headers, ...more }
  }

  const page = await pageContent({ request, locals }, path)
  const block = page?.blocks.find((one) => one.type === 'form' && one.form.id === id)
  if (block?.type !== 'form') return refused({ problems: [{ code: 'form.not_found', details: {} }] })
  const typed = readContentForm(block.form, sent)
  const problems = problemsWithAnswers(block.form.fields, typed).map(({ details = {}, ...one }) => ({
    ...one,
    details,
  }))
  if (problems.length > 0) return refused({ problems, typed })
  const { key: _, ...submission } = typed
  const { answer, seeOther } = await postAsVisitor(
    { request, locals, response },
    sendForm,
    { id, ...submission },
    keyOf(typed, request),
  )
  if (!answer.ok) return refused({ problems: [answer.failure], typed })
  return seeOther(`${path}?${pageQuery.sent}=${encodeURIComponent(id)}#${idOnPage(block.form)}`)
}

/** The form that the page's address says was received. */
export function receivedForm(url: URL): SentForm | undefined {
  const id = url.searchParams.get(pageQuery.sent)
  return id === null ? undefined : { id, isReceived: true, problems: [] }
}
