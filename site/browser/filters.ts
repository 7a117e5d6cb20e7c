import type { ListOrder } from '#contracts/listing.ts'

/** The order of a listing whose address names none. */
const USUAL_ORDER: ListOrder = 'recommended'

/** Enhances the filter form: it submits by itself, and leaves empty fields out of the address. */
function enhance(form: HTMLFormElement): void {
  const facets = [...form.querySelectorAll<HTMLDetailsElement>('[data-facet]')]
  const isSheet = () => form.matches(':popover-open')
  const before = stateOf(form)

  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '' || value === USUAL_ORDER) formData.delete(name)
  })
  // Back from another page, the boxes say what the address says.
  addEventListener('pageshow', ({ persisted }) => persisted && form.reset())
  form.querySelector('[data-order]')?.addEventListener('change', () => isSheet() || form.requestSubmit())

  for (const facet of facets) {
    facet.addEventListener('toggle', () => {
      if (!facet.open && !isSheet() && stateOf(form) !== before) form.requestSubmit()
    })
  }
  document.addEventListener('click', ({ target }) => {
    for (const facet of facets) if (target instanceof Node && !facet.contains(target) && !isSheet()) facet.open = false
  })
  form.addEventListener('keydown', ({ key }) => {
    const open = facets.find((facet) => facet.open)
    if (key !== 'Escape' || !open || isSheet()) return
    open.open = false
    open.querySelector('summary')?.focus()
  })
}

function stateOf(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '')
  return filled.map(([name, value]) => `${name}=${String(value)}`).join('&')
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-filters]')) enhance(form)
