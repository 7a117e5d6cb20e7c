import { useStore } from '@nanostores/react'
import type { MouseEvent } from 'react'
import type { Cart } from '#contracts/cart.ts'
import type { TotalRowKind } from '#contracts/money.ts'
import { isOnlyGiftCards } from '#domain/deliveries/allowed-methods.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { rowsByKind } from '#site/components/cart/rows.ts'
import { fill } from '../../shared/fill.ts'
import { cartIsSettled } from '../../state/cart.ts'
import { $pendingQuantities } from '../../state/pending-quantities.ts'
import { DiscountField } from './DiscountField.tsx'
import { type CartPaths, pathHere } from '#site/shared/paths.ts'
import type { CartTexts } from './texts.ts'

/** Totals row by row, the discount code and the way on. */
export function CartFoot({ cart, texts, paths }: { cart: Cart; texts: CartTexts; paths: CartPaths }) {
  const isTurning = Object.keys(useStore($pendingQuantities)).length > 0
  // Gift cards alone have no tax, no delivery and no code.
  const isTaxed = !isOnlyGiftCards(cart.items)
  const { monthlyWay } = cart
  const names: Record<TotalRowKind, string> = texts
  return (
    <div className="cart-foot">
      {isTaxed && (
        <DiscountField code={cart.discountCode} inapplicable={cart.inapplicableCode} texts={texts} path={paths.cart} />
      )}
      <dl className="sums figures" aria-busy={isTurning}>
        {rowsByKind(cart.totals).map(({ kind, amount }) => (
          <div key={kind}>
            <dt>{names[kind]}</dt>
            <dd>{formatPrice(amount)}</dd>
          </div>
        ))}
      </dl>
      <div className="cart-pay">
        <dl className="sums figures" aria-busy={isTurning}>
          <div className="sum">
            <dt>{texts.total}</dt>
            <dd>{formatPrice(cart.totalCost)}</dd>
          </div>
        </dl>
        <a className="button big wide" href={pathHere(paths.checkout)} onClick={isTurning ? goOnSettled : undefined}>
          {texts.checkout}
        </a>
        {monthlyWay && (
          <a className="small target not-in-store" href={pathHere(paths.monthly + monthlyWay.plan)}>
            {fill(texts.monthly_way, {
              price: formatPrice(monthlyWay.monthly),
              months: monthlyWay.months,
              sum: formatPrice(monthlyWay.sum),
            })}
          </a>
        )}
        {isTaxed && <p className="small soft">{texts.vat}</p>}
      </div>
    </div>
  )
}

/** What was pressed a moment ago is in the cart that the checkout shows. A refusal is shown here. */
async function goOnSettled(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const { href } = event.currentTarget
  if (await cartIsSettled()) location.assign(href)
}
