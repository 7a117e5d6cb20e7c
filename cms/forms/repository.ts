import type { PayloadRequest } from 'payload'
import type { LabeledAnswer } from '#contracts/forms.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import {
  changeIf,
  countWhere,
  createUnlessTaken,
  deleteWhere,
  findAll,
  findEach,
  findOne,
  type NewDocument,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import { scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'
import { openEach, openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { formOf } from '../content/form-of.ts'

/** The form of this id, with what only staff know of it. */
export async function findForm(context: WithPayload, id: string) {
  const stored = await findOne(context, 'forms', { id: { equals: id } })
  if (!stored) throw new Refusal('form.not_found')
  return { form: formOf(stored, () => null), title: stored.title, receiver: stored.receiver }
}

/** What was sent, and what the sender agreed to, as HTML. */
export interface Content {
  answers: LabeledAnswer[]
  /** Where it is confirmed; empty where the form has no such field, or it was left empty. */
  email: string
  consent: string
}

export type Submission = Omit<Stored<'form-submissions'>, 'key' | 'content' | 'updatedAt' | 'createdAt'>

/** Writes a submission, or gives the one that was written under this key before. */
export async function writeSubmission(
  req: PayloadRequest,
  submission: Pick<NewDocument<'form-submissions'>, 'ref' | 'key' | 'title' | 'receiver' | 'language' | 'deletedFrom'>,
  content: Content,
): Promise<{ submission: Submission; content: Content }> {
  const written = await createUnlessTaken(req, 'form-submissions', {
    ...submission,
    state: 'open',
    receivedAt: nowIso(),
    content: seal(content),
    ...scheduleSteps(['letters']),
  })
  const found = written ?? (await findOne(req, 'form-submissions', { key: { equals: submission.key } }))
  if (!found) throw new Error('A submission was neither written nor found')
  return { submission: found, content: contentOf(req, found) }
}

/** Opens a submission for staff, and records who read it before it is given. */
export async function openSubmission(req: PayloadRequest, ref: string, who: string): Promise<Content> {
  const found = await findOne(req, 'form-submissions', { ref: { equals: ref } })
  if (!found) throw new Refusal('form.submission_not_found')
  const content = contentOf(req, found)
  const unchanged = { and: [{ ref: { equals: ref } }, { updatedAt: { equals: found.updatedAt } }] }
  const readings = [...(found.readings ?? []), { at: nowIso(), who }]
  const recorded = await changeIf(req, 'form-submissions', unchanged, { readings })
  return recorded ? content : openSubmission(req, ref, who)
}

/** Closes a submission; one that is closed stays as it was. */
export async function closeSubmission(req: PayloadRequest, ref: string, who: string): Promise<void> {
  const isOpen = { and: [{ ref: { equals: ref } }, { state: { equals: 'open' } }] }
  const by = { state: 'handled' as const, handledAt: nowIso(), handledBy: who }
  if (await changeIf(req, 'form-submissions', isOpen, by)) return
  if (!(await findOne(req, 'form-submissions', { ref: { equals: ref } }, ['ref'])))
    throw new Refusal('form.submission_not_found')
}

/** What was sent from this mailbox. Unreadable ones are left out. */
export async function submissionsFrom(
  req: PayloadRequest,
  emails: readonly string[],
): Promise<{ submission: Submission; content: Content }[]> {
  const all = openEach(findEach(req, 'form-submissions', {}), (found) => {
    return { submission: found, content: contentOf(req, found) }
  })
  return (await Array.fromAsync(all)).filter(({ content }) => emails.includes(content.email.trim().toLowerCase()))
}

/** Deletes a submission. */
export function deleteSubmission(req: PayloadRequest, ref: string): Promise<void> {
  return deleteWhere(req, 'form-submissions', { ref: { equals: ref } })
}

const OPEN = { state: { equals: 'open' } }
const LATELY = 20

/** How many submissions wait for staff. */
export function countOpenSubmissions(req: PayloadRequest): Promise<number> {
  return countWhere(req, 'form-submissions', OPEN)
}

/** Submissions that wait for staff, oldest first, and those handled last; closed, without their content. */
export async function listSubmissions(req: PayloadRequest): Promise<{ open: Submission[]; handled: Submission[] }> {
  const done = { state: { equals: 'handled' } }
  const [open, handled] = await Promise.all([
    findAll(req, 'form-submissions', OPEN),
    findAll(req, 'form-submissions', done, { sort: '-handledAt', limit: LATELY }),
  ])
  return { open, handled }
}

/** What was sent by one form. */
export interface SubmissionCount {
  title: string
  open: number
  handled: number
}

/** How much was sent by each form and is not deleted yet, by the title that the form had. */
export async function countSubmissions({ payload }: PayloadRequest): Promise<SubmissionCount[]> {
  const { docs } = await payload.db.find<Pick<Submission, 'title' | 'state'>>({
    collection: 'form-submissions',
    where: {},
    limit: 0,
    pagination: false,
    sort: 'title',
    select: { title: true, state: true },
  })
  const counts = new Map<string, SubmissionCount>()
  for (const { title, state } of docs) {
    const count = counts.get(title) ?? { title, open: 0, handled: 0 }
    count[state] += 1
    counts.set(title, count)
  }
  return [...counts.values()]
}

/** What was sent, opened. */
export function contentOf(req: PayloadRequest, { id, content }: Stored<'form-submissions'>): Content {
  return openSealed<Content>(req, `form-submissions ${id}`, content)
}
