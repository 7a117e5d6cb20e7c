import { addContactLenses, updateCart } from '#contracts/cart.ts'
import type { Failure } from '#contracts/refusals.ts'
import { readLenses, readPieces, type FormGap } from '../shared/read-buy-form.ts'
import { readLensOrder } from '../shared/read-lens-order.ts'
import { refusedField } from '../shared/refused-field.ts'
import { rxSentence } from '../shared/rx-texts.ts'
import { today } from '../shared/shop-time.ts'
import { putIntoCart } from '../state/cart.ts'
import { sentenceFor } from '../state/notice.ts'
import type { ContactLensData } from './lens-form.ts'
import type { LensPageData } from './rx-form.ts'

interface Problem {
  text: string
  field?: string | undefined
}

/** A form's problems, and how to send it without them. */
interface Submission {
  /** The page sends it, since it carries a file. */
  isForPage?: boolean | undefined
  problems: Problem[]
  send: () => Promise<Failure | undefined>
}

/** The forms by the value of their `data-buy`. */
const readers: Record<string, (form: HTMLFormElement, values: FormData) => Submission> = {
  pieces(_, values) {
    const { addition, gaps } = readPieces(values)
    return { problems: gaps.map(problemOf), send: () => putIntoCart(updateCart, addition) }
  },
  'contact-lenses'(form, values) {
    const { articleId: id, choice: lensChoice } = dataOf<ContactLensData>(form, '[data-lens-choice]')
    const { addition, gaps } = readLenses(values, { id, lensChoice })
    return { problems: gaps.map(problemOf), send: () => putIntoCart(addContactLenses, addition) }
  },
  'ground-lenses'(form, values) {
    const { texts, ...offer } = dataOf<LensPageData>(form, '[data-rx]')
    const { addition, hasPhoto, problems } = readLensOrder(values, offer, today())
    return {
      isForPage: hasPhoto,
      problems: problems.map((problem) => ({ field: problem.field, text: rxSentence(problem, texts) })),
      send: async () => addition && putIntoCart(updateCart, addition),
    }
  },
}

/** Adds the goods of a form to the cart, which then shows itself, or shows the problems in the form. */
export async function sendAddition(form: HTMLFormElement): Promise<void> {
  const submission = readers[form.dataset.buy ?? '']?.(form, new FormData(form))
  // Without a message for a problem the form is posted, and the page shows it.
  if (!submission || submission.isForPage || submission.problems.some(({ text }) => text === '')) return form.submit()
  if (submission.problems.length > 0) return showProblems(form, submission.problems)
  const failure = await submission.send()
  // The shop compares with the last prescription that it keeps; the form knows nothing of that.
  if (failure?.code === 'prescription.unusual') {
    form.dataset.since = String(failure.details['unusual'] ?? '')
    form.dispatchEvent(new Event('input'))
  }
  showProblems(form, failure ? [{ field: refusedField(failure.code), text: await sentenceFor(failure) }] : [])
}

/** The message of a missing field is in its `data-missing`. */
function problemOf({ field }: FormGap): Problem {
  return { field, text: document.getElementById(field)?.dataset.missing ?? '' }
}

function showProblems(form: HTMLFormElement, problems: Problem[]): void {
  const summary = form.querySelector<HTMLElement>('[data-errors]')
  const items = problems.map(({ text, field }) => {
    const item = document.createElement('li')
    const link = field && Object.assign(document.createElement('a'), { href: `#${field}` })
    item.append(link || text)
    if (link) link.textContent = text
    return item
  })
  const heading = summary?.querySelector('h2')
  if (heading) heading.textContent = headingOf(problems, summary?.dataset ?? {})
  summary?.querySelector('ul')?.replaceChildren(...items)
  if (summary) summary.hidden = items.length === 0
  markFields(form, problems)
  if (items.length > 0) summary?.focus()
}

/** As `ErrorSummary.astro` words it. */
function headingOf(problems: Problem[], { refused = '', one = '', many = '' }: DOMStringMap): string {
  if (problems.every(({ field }) => !field)) return refused
  return problems.length === 1 ? one : many.replace('{count}', String(problems.length))
}

function markFields(form: HTMLFormElement, problems: Problem[]): void {
  const texts = new Map(problems.map(({ field, text }) => [field, text]))
  for (const field of form.querySelectorAll('select, input')) {
    const text = texts.get(field.id)
    if (text === undefined) field.removeAttribute('aria-invalid')
    else field.setAttribute('aria-invalid', 'true')
    const place = document.getElementById(`${field.id}-error`)
    if (place) Object.assign(place, { textContent: text ?? '', hidden: text === undefined })
  }
}

function dataOf<Data>(form: HTMLFormElement, place: string): Data {
  return JSON.parse(form.querySelector(place)?.textContent ?? '') as Data
}
