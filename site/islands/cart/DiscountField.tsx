import { useState, type SyntheticEvent } from 'react'
import { fill } from '../../lib/fill.ts'
import { applyDiscount } from '../../state/cart.ts'
import type { CartTexts } from './texts.ts'

/** A place for a code, or the code that is in use. A plain form where nothing has woken yet. */
export function DiscountField({ code, texts }: { code: string | null; texts: CartTexts }) {
  const [isAsking, setAsking] = useState(false)

  const ask = (wanted: string) => async () => {
    setAsking(true)
    await applyDiscount(wanted)
    setAsking(false)
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void ask(String(new FormData(event.currentTarget).get('koodi') ?? ''))()
  }

  if (code)
    return (
      <form method="post" action="/ostoskori" className="cart-code" onSubmit={submit} aria-busy={isAsking}>
        <p className="small">{fill(texts.code_used, { code })}</p>
        <button className="text-button small" name="koodi" value="">
          {texts.code_off}
        </button>
      </form>
    )
  return (
    <details className="cart-code-place">
      <summary>{texts.have_code}</summary>
      <form method="post" action="/ostoskori" className="cart-code" onSubmit={submit} aria-busy={isAsking}>
        <label className="field">
          <span className="label">{texts.code}</span>
          <input
            className="input"
            name="koodi"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            required
          />
        </label>
        <button className="button quiet" disabled={isAsking}>
          {texts.use_code}
        </button>
      </form>
    </details>
  )
}
