import { useState, type SyntheticEvent } from 'react'
import type { IdleCode } from '#contracts/cart.ts'
import { idleSentence } from '../../components/cart/idle-sentence.ts'
import { fill } from '../../shared/fill.ts'
import { applyDiscount } from '../../state/cart.ts'
import type { CartTexts } from './texts.ts'

interface Props {
  code: string | null
  /** The code that takes nothing off now. */
  idle: IdleCode | null
  texts: CartTexts
  /** Of the cart's page, which takes the plain form. */
  path: string
}

/** A place for a code, or the code that is in use. A plain form where nothing has woken yet. */
export function DiscountField({ code, idle, texts, path }: Props) {
  const [isAsking, setAsking] = useState(false)
  const seen = code ?? idle?.code ?? ''

  const ask = (wanted: string) => async () => {
    setAsking(true)
    await applyDiscount(wanted, seen)
    setAsking(false)
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void ask(String(new FormData(event.currentTarget).get('code') ?? ''))()
  }

  const said = code ? fill(texts.code_used, { code }) : idle && idleSentence(idle, texts)
  const kept = said && (
    <form method="post" action={path} className="cart-code" onSubmit={submit} aria-busy={isAsking}>
      <p className="small">{said}</p>
      <input type="hidden" name="seen" value={seen} />
      <button className="text-button small" name="code" value="">
        {texts.code_off}
      </button>
    </form>
  )
  if (code) return kept
  const place = (
    <details className="cart-code-place">
      <summary>{texts.have_code}</summary>
      <form method="post" action={path} className="cart-code" onSubmit={submit} aria-busy={isAsking}>
        <input type="hidden" name="seen" value={seen} />
        <label className="field">
          <span className="label">{texts.code}</span>
          <input className="input" name="code" autoComplete="off" autoCapitalize="characters" maxLength={40} required />
        </label>
        <button className="button quiet" disabled={isAsking}>
          {texts.use_code}
        </button>
      </form>
    </details>
  )
  return (
    <>
      {kept}
      {place}
    </>
  )
}
