import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { CartLine } from '#contracts/cart.ts'
import { madeFor } from '#site/components/cart/rows.ts'
import { fill } from '../../shared/fill.ts'
import { $pendingQuantities, shownQuantity } from '../../state/pending-quantities.ts'
import { EyeTable } from './EyeTable.tsx'
import { IntervalSelect } from './IntervalSelect.tsx'
import { LinePrice } from './LinePrice.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'
import { type CartPaths, pathHere } from '#site/shared/paths.ts'
import type { CartTexts } from './texts.ts'

interface Props {
  line: CartLine
  texts: CartTexts
  paths: CartPaths
  children?: ReactNode
}

/** One line. The quantity updates at once; the price follows when the server has confirmed it. */
export function CartLineRow({ line, texts, paths, children }: Props) {
  const {
    articleDescription: name,
    slug,
    variety,
    media,
    prescription,
    prescriptionGlasses,
    prescriptionComes,
    parentRef,
  } = line
  const hasSize = variety !== '' && !line.eye && !line.giftCard
  const quantity = shownQuantity(line, useStore($pendingQuantities)[line.ref])

  if (quantity === 0) return null
  return (
    <li className="cart-line" aria-busy={quantity !== line.quantity}>
      {parentRef === null && <img src={media.md} alt="" width="285" height="190" loading="lazy" />}
      <div className="cart-line-words">
        <p className="cart-line-name">
          {parentRef === null ? <a href={pathHere(`/${slug}${hasSize ? `?size=${line.skuId}` : ''}`)}>{name}</a> : name}
        </p>
        {variety && <p className="small soft">{variety}</p>}
        {prescription && <p className="small figures">{madeFor(line, texts)}</p>}
        {prescriptionComes && <p className="small">{texts[prescriptionComes]}</p>}
        <Availability line={line} texts={texts} />
      </div>
      <LinePrice line={line} quantity={quantity} texts={texts} />
      {prescriptionGlasses && <EyeTable prescription={prescriptionGlasses} name={texts.values} eyes={texts} />}
      <IntervalSelect line={line} texts={texts} path={paths.cart} />
      <QuantityStepper line={line} quantity={quantity} texts={texts} path={paths.cart} />
      {children}
    </li>
  )
}

function Availability({ line, texts }: { line: CartLine; texts: CartTexts }) {
  const { availability, leadTimeDays: days, parentRef, isMadeToMeasure, giftCard } = line
  if (giftCard) return null
  if (availability === 'sold_out') return <p className="small cart-gone">{texts.sold_out}</p>
  if (parentRef !== null || (isMadeToMeasure && days > 3))
    return <p className="small soft">{fill(texts.made, { days })}</p>
  if (availability === 'supplier_order') return <p className="small soft">{fill(texts.supplier_order, { days })}</p>
  return <p className="small state in-stock">{texts.in_stock}</p>
}
