import { SubscriptionInterval, type CartLine } from '#contracts/cart.ts'
import { fill } from '../../shared/fill.ts'
import { changeLineInterval } from '../../state/cart.ts'
import type { CartTexts } from './texts.ts'

const ONCE = 'once'

interface Props {
  line: CartLine
  texts: CartTexts
  /** Of the cart's page, which takes the plain form. */
  path: string
}

/** How often a row of a subscription comes, or that it comes once. A plain form before hydration. */
export function IntervalSelect({ line, texts, path }: Props) {
  const { ref, articleDescription: name, subscriptionInterval: interval } = line
  if (interval === null) return null
  const change = (value: string) => {
    const [chosen = null] = SubscriptionInterval.options.filter((one) => one === value)
    void changeLineInterval(line, chosen)
  }
  return (
    <form method="post" action={path} className="field cart-interval">
      <input type="hidden" name="ref" value={ref} />
      <select
        name="interval"
        aria-label={fill(texts.interval_of, { name })}
        // A new row, should the change be refused: it shows what holds.
        key={interval}
        defaultValue={interval}
        onChange={({ target }) => change(target.value)}
      >
        {SubscriptionInterval.options.map((one) => (
          <option key={one} value={one}>
            {texts[one]}
          </option>
        ))}
        <option value={ONCE}>{texts.once}</option>
      </select>
      <button className="text-button small">{texts.change_interval}</button>
    </form>
  )
}
