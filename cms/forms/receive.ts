import { createHash, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Form } from '#contracts/blocks.ts'
import type { Submission as Sent } from '#contracts/forms.ts'
import { acceptedAnswer, isOfAnotherForm, looksAutomatic, problemsWithAnswers } from '#domain/forms/answer-problems.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { findForm, writeSubmission, type Content, type Submission } from './repository.ts'

const DAY_MS = 86_400_000

/** Stores what was sent by a form, sealed, and notifies its receiver and its sender by e-mail. */
export async function receive(req: PayloadRequest, id: string, sent: Sent): Promise<Submission> {
  if (looksAutomatic(sent)) throw new Refusal('form.looks_automatic')
  const { form, title, receiver } = await findForm(req, id)
  if (isOfAnotherForm(form.fields, sent.answers)) throw new Refusal('form.changed')
  const [problem] = problemsWithAnswers(form.fields, sent)
  if (problem) throw new Refusal(problem.code, problem.details)

  const accepted = contentOf(form, sent.answers)
  const deletedFrom = nowIso(form.retentionDays * DAY_MS)
  const about = { ref: randomUUID(), key: keyOf(req, id), language: languageOf(req), title, receiver, deletedFrom }
  const { submission, content } = await writeSubmission(req, about, accepted)
  if (JSON.stringify(content.answers) !== JSON.stringify(accepted.answers)) throw new Refusal('request.key_reused')
  await runSteps(req, 'form-submissions', submission)
  return submission
}

function contentOf({ fields, consent }: Form, typed: Sent['answers']): Content {
  const answers = fields.map(({ name, kind, label }) => ({
    kind,
    label,
    value: acceptedAnswer(kind, typed[name] ?? ''),
  }))
  return {
    answers,
    email: answers.find(({ kind, value }) => kind === 'email' && value !== '')?.value ?? '',
    consent,
  }
}

/** Of the request's key alone, without the shopper: a guest who presses twice may not have a cookie yet. */
function keyOf(req: PayloadRequest, id: string): string {
  const sent = idempotencyKeyOf(req) && req.headers.get('Idempotency-Key')
  return createHash('sha256')
    .update(`form ${id}\n${sent ?? randomUUID()}`)
    .digest('base64url')
}
