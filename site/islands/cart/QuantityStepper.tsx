import type { MouseEvent } from 'react'
import type { CartLine } from '#contracts/cart.ts'
import { MAX_LINE_QUANTITY } from '#domain/cart/limits.ts'
import { fill } from '../../shared/fill.ts'
import { stepLine, removeLine } from '../../state/cart.ts'
import type { CartTexts } from './texts.ts'

interface Props {
  line: CartLine
  quantity: number
  texts: CartTexts
  /** Of the cart's page, which takes the plain form. */
  path: string
}

/** Minus, number, plus. Going below one removes the line; a gift card can only be removed. A plain form before hydration. */
export function QuantityStepper({ line, quantity, texts, path }: Props) {
  const { ref, articleDescription: name, isEditAble, giftCard } = line
  if (!isEditAble && !giftCard)
    return quantity > 1 ? <p className="small soft">{fill(texts.pieces, { quantity })}</p> : null

  const turnTo = (next: number) => (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    keepFocus(event.currentTarget, next)
    void (next === 0 ? removeLine(line, quantity) : stepLine(line, next - quantity))
  }
  const button = (next: number, sign: string, label: string) => (
    <button name="quantity" value={next} aria-label={label} onClick={turnTo(next)}>
      {sign}
    </button>
  )
  return (
    <form method="post" action={path} className="cart-quantity">
      <input type="hidden" name="ref" value={ref} />
      <input type="hidden" name="price" value={line.price.amount} />
      <input type="hidden" name="seen" value={quantity} />
      {isEditAble && (
        <div className="stepper" role="group" aria-label={fill(texts.quantity_of, { name })}>
          {button(quantity - 1, '−', quantity === 1 ? fill(texts.take_out_of, { name }) : texts.decrease)}
          <output className="figures">{quantity}</output>
          {quantity < MAX_LINE_QUANTITY ? button(quantity + 1, '+', texts.increase) : <span />}
        </div>
      )}
      <button
        className="text-button small"
        name="quantity"
        value={0}
        aria-label={fill(texts.take_out_of, { name })}
        onClick={turnTo(0)}
      >
        {texts.take_out}
      </button>
    </form>
  )
}

/** Moves the focus on where a press removes its own button, so that it is not lost. */
function keepFocus(pressed: HTMLElement, next: number): void {
  if (next === MAX_LINE_QUANTITY) pressed.closest('.stepper')?.querySelector('button')?.focus()
  if (next > 0) return
  const heading = pressed.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
