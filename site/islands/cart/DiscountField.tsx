import { useState, type SyntheticEvent } from 'react'
import type { InapplicableCode } from '#contracts/cart.ts'
import { inapplicableCodeSentence } from '../../components/cart/inapplicable-code-sentence.ts'
import { fill } from '../../shared/fill.ts'
import { applyDiscount } from '../../state/cart.ts'
import type { CartTexts } from './texts.ts'

interface Props {
  code: string | null
  /** The code that takes nothing off now. */
  inapplicable: InapplicableCode | null
  texts: CartTexts
  /** Of the cart's page, which takes the plain form. */
  path: string
}

/** A field for a code, or the code in use. A plain form before hydration. */
export function DiscountField({ code, inapplicable, texts, path }: Props) {
  const [isBusy, setBusy] = useState(false)
  const seen = code ?? inapplicable?.code ?? ''

  const apply = (wanted: string) => async () => {
    setBusy(true)
    await applyDiscount(wanted, seen)
    setBusy(false)
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void apply(String(new FormData(event.currentTarget).get('code') ?? ''))()
  }

  const codeText = code
    ? fill(texts.code_used, { code })
    : inapplicable && inapplicableCodeSentence(inapplicable, texts)
  const usedCode = codeText && (
    <form method="post" action={path} className="cart-code" onSubmit={submit} aria-busy={isBusy}>
      <p className="small">{codeText}</p>
      <input type="hidden" name="seen" value={seen} />
      <button className="text-button small" name="code" value="">
        {texts.code_off}
      </button>
    </form>
  )
  if (code) return usedCode
  const place = (
    <details className="cart-code-place">
      <summary>{texts.have_code}</summary>
      <form method="post" action={path} className="cart-code" onSubmit={submit} aria-busy={isBusy}>
        <input type="hidden" name="seen" value={seen} />
        <label className="field">
          <span className="label">{texts.code}</span>
          <input className="input" name="code" autoComplete="off" autoCapitalize="characters" maxLength={40} required />
        </label>
        <button className="button quiet" disabled={isBusy}>
          {texts.use_code}
        </button>
      </form>
    </details>
  )
  return (
    <>
      {usedCode}
      {place}
    </>
  )
}
