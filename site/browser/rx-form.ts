import { formatPrice } from '#domain/money/euros.ts'
import type { ThicknessFrame } from '../shared/lens-thickness.ts'
import { chosenLenses, type LensOffer } from '../shared/read-lens-order.ts'
import { readPrescription, type RxProblem } from '../shared/read-prescription.ts'
import { rxSentence, type RxTexts } from '../shared/rx-texts.ts'
import { today } from '../shared/shop-time.ts'
import { showThickness } from './lens-thickness.ts'

/** Data of the ground lenses page for its script. */
export interface LensPageData extends LensOffer {
  /** Left out of a frame whose measures are not known. */
  thickness?: (ThicknessFrame & { texts: Record<string, string> }) | undefined
  texts: RxTexts
}

/** Validates a prescription while it is typed, by the server's own rules. */
function enhance(form: HTMLFormElement): void {
  const data = form.querySelector('[data-rx]')?.textContent ?? ''
  const { packages, thickness, texts } = JSON.parse(data) as LensPageData
  const visited = new Set<string>()

  function update(): void {
    const data = new FormData(form)
    const { problems, unusual } = readPrescription(data, today(), chosenLenses(data, packages))
    const shown = problems.filter(({ field }) => visited.has(field))
    for (const name of visited)
      showAt(
        name,
        shown.filter(({ field }) => field === name),
        texts,
      )
    const since = form.dataset.since?.split(' ').filter(Boolean) ?? []
    showUnusual(form, problems.length === 0 ? [...new Set([...unusual, ...since])] : [], texts)
    showSum(form)
    if (thickness) showThickness(form, thickness, packages)
  }

  // A button that moves under the press gets no click, so the sentences above it change at none.
  let isPressing = false
  form.addEventListener('pointerdown', ({ target }) => (isPressing = (target as Element).closest('button') !== null))
  form.addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.value === '') return
    visited.add(target.id)
    if (!isPressing) update()
  })
  form.addEventListener('input', ({ target }) => {
    const field = target as HTMLElement
    if (field.hasAttribute('aria-invalid')) visited.add(field.id)
    update()
  })
  addEventListener('pageshow', update)
  for (const field of form.querySelectorAll('[aria-invalid="true"]')) visited.add(field.id)
  update()
}

function showAt(name: string, problems: RxProblem[], texts: RxTexts): void {
  const field = document.getElementById(name)
  const place = document.getElementById(`${name}-error`)
  const [problem] = problems
  if (!field || !place) return
  place.hidden = !problem
  if (!problem) return void field.removeAttribute('aria-invalid')
  field.setAttribute('aria-invalid', 'true')
  const text = rxSentence(problem, texts)
  if (place.textContent !== text) place.textContent = text
}

function showUnusual(form: HTMLFormElement, unusual: string[], { unusual: sentences }: RxTexts): void {
  const box = form.querySelector<HTMLElement>('[data-unusual]')
  const list = box?.querySelector('ul')
  if (!box || !list) return
  box.hidden = unusual.length === 0
  const lines = unusual.map((kind) => sentences[kind] ?? '')
  if ([...list.children].map(({ textContent }) => textContent).join() === lines.join()) return
  list.replaceChildren(...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })))
}

function showSum(form: HTMLFormElement): void {
  const chosen = form.querySelector<HTMLInputElement>('[name="lenses"]:checked')
  const summary = document.querySelector<HTMLElement>('[data-frame-amount]')
  if (!chosen || !summary) return
  const tint = form.querySelector<HTMLInputElement>(`[name="tint-${chosen.value}"]:checked`)?.dataset
  const [amount, extra] = [Number(chosen.dataset.amount), Number(tint?.tintAmount ?? 0)]
  const write = (place: string, text: string) => {
    const found = summary.querySelector(place)
    if (found && found.textContent !== text) found.textContent = text
  }
  write('[data-lens-amount]', formatPrice(amount))
  write('[data-tint-chosen]', tint?.tintName ?? '')
  write('[data-tint-cost]', formatPrice(extra))
  summary.querySelector('[data-tint]')?.toggleAttribute('hidden', !tint?.tintName)
  write('[data-total]', formatPrice(amount + extra + Number(summary.dataset.frameAmount)))
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-rx-form]')) enhance(form)
