import type { LensChoice } from '#contracts/contact-lenses.ts'
import type { LensAxisName, LensParameters } from '#contracts/prescriptions.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { valuesLeft } from '#domain/prescriptions/values-left.ts'
import { fill } from '../shared/fill.ts'

/** Data of a contact lens page for its script. */
export interface ContactLensData {
  articleId: number
  choice: LensChoice
  amount: number
  texts: { sum: string; not_made: string }
}

/** Limits the selects of two eyes to lenses that are made, copies one eye to the other, and shows the sum. */
function enhance(form: HTMLFormElement): void {
  const { choice, amount, texts } = JSON.parse(
    form.querySelector('[data-lens-choice]')?.textContent ?? '',
  ) as ContactLensData
  const same = form.querySelector<HTMLInputElement>('[data-same]')
  const [right, left] = [...form.querySelectorAll<HTMLFieldSetElement>('[data-eye]')]
  const sum = form.querySelector('[data-sum]')

  function update(): void {
    if (right && left) copy(right, left, same?.checked ?? false)
    for (const eye of [right, left]) if (eye) narrow(eye, choice, texts.not_made)
    const boxes = [...form.querySelectorAll<HTMLSelectElement>('[data-boxes]')]
    const count = boxes.reduce((all, { value }) => all + Number(value), 0)
    const piece = Number(form.querySelector<HTMLElement>('[data-piece]:checked')?.dataset.piece ?? amount)
    if (sum) sum.textContent = count > 0 ? fill(texts.sum, { amount: formatPrice(count * piece) }) : ''
  }

  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.matches('[data-use]')) propose(form, target)
    update()
  })
  addEventListener('pageshow', update)
  update()
}

/** Chooses what suits how often the lenses are worn: the interval, and the boxes of each eye that gets any. */
function propose(form: HTMLFormElement, { selectedOptions }: HTMLSelectElement): void {
  const { interval, fill: boxes } = selectedOptions[0]?.dataset ?? {}
  if (!interval || !boxes) return
  const often = form.querySelector<HTMLSelectElement>('#interval')
  if (often) often.value = interval
  for (const select of form.querySelectorAll<HTMLSelectElement>('[data-boxes]'))
    if (select.value !== '0') select.value = boxes
}

/** The other eye shows what it will get; how many boxes stays its own. */
function copy(from: HTMLElement, to: HTMLElement, isSame: boolean): void {
  to.toggleAttribute('data-copies', isSame)
  for (const select of selectsOf(to)) {
    const twin = from.querySelector<HTMLSelectElement>(`[data-axis="${select.dataset.axis}"]`)
    if (isSame && twin) select.value = twin.value
    select.disabled = isSame
  }
}

/** Disables values that are not made together with the rest, with the reason as title. */
function narrow(eye: HTMLElement, choice: LensChoice, reason: string): void {
  const selects = selectsOf(eye)
  const chosen: LensParameters = {}
  for (const select of selects) {
    const value = valueOf(choice, select)
    if (value !== undefined) chosen[select.dataset.axis as LensAxisName] = value
  }
  const left = valuesLeft(choice, chosen)
  for (const select of selects) {
    const open = new Set(left[select.dataset.axis as LensAxisName]?.map(String))
    for (const option of select.options) {
      option.disabled = option.value !== '' && !open.has(option.value)
      option.title = option.disabled ? reason : ''
    }
  }
}

function valueOf({ axes }: LensChoice, { dataset, value }: HTMLSelectElement): number | string | undefined {
  return axes.find(({ name }) => name === dataset.axis)?.values.find((one) => String(one) === value)
}

function selectsOf(eye: HTMLElement): HTMLSelectElement[] {
  return [...eye.querySelectorAll<HTMLSelectElement>('[data-axis]')]
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-lens-form]')) enhance(form)
