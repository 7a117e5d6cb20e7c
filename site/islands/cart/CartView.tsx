import { useEffect, useRef, useState } from 'react'
import type { Cart } from '#contracts/cart.ts'
import { $cart, $refused, openCart, refreshCart, refreshOldCart } from '../../state/cart.ts'
import { followCart } from '../../state/follow-cart.ts'
import { say, sentenceFor } from '../../state/notice.ts'
import { CartLines } from './CartLines.tsx'
import { CartFoot } from './CartFoot.tsx'
import { CartLoading } from './CartLoading.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { said } from './said.ts'
import type { CartPaths } from '../../shared/cart-paths.ts'
import type { CartTexts } from './texts.ts'

interface Props {
  texts: CartTexts
  paths: CartPaths
  /** What the server drew, for a page that belongs to this shopper alone. */
  drawn?: Cart
}

/** The cart in the drawer, and on its own page: one drawing, which works as plain forms until it wakes. */
export function CartView({ texts, paths, drawn }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [cart, setCart] = useState<Cart | null>(drawn ?? null)
  const [isBroken, setBroken] = useState(false)
  const [news, setNews] = useState('')
  const [refusal, setRefusal] = useState('')

  useEffect(() => {
    let last = drawn ?? null
    const unlisten = $cart.subscribe((now) => {
      if (!now) return
      const sentence = last && said(last, now, texts)
      if (sentence) setNews(sentence)
      // A row that is gone can no longer show what happened to it.
      if (sentence && last && now.items.length < last.items.length) say(sentence)
      last = now
      setCart(now)
      setBroken(false)
    })
    const unlistenRefusals = $refused.listen((failure) => {
      if (!failure) return setRefusal('')
      if (!last) setBroken(true)
      void sentenceFor(failure).then((sentence) => $refused.get() === failure && setRefusal(sentence))
    })
    const unfollow = followCart()
    void openCart()
    return () => (unlisten(), unlistenRefusals(), unfollow())
  }, [])

  useEffect(() => {
    const dialog = root.current?.closest('dialog')
    const refresh = () => {
      if (dialog?.open) refreshOldCart()
    }
    dialog?.addEventListener('toggle', refresh)
    return () => dialog?.removeEventListener('toggle', refresh)
  }, [])

  return (
    <div className="cart" ref={root}>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {refusal && (
        <p className="error" role="alert">
          {refusal}
        </p>
      )}
      {!cart && (isBroken ? <Broken texts={texts} /> : <CartLoading texts={texts} />)}
      {cart && cart.items.length === 0 && <EmptyCart texts={texts} paths={paths} />}
      {cart && cart.items.length > 0 && (
        <>
          <CartLines cart={cart} texts={texts} paths={paths} />
          <CartFoot cart={cart} texts={texts} paths={paths} />
        </>
      )}
    </div>
  )
}

function Broken({ texts }: { texts: CartTexts }) {
  return (
    <div className="cart-empty">
      <p>{texts.broken}</p>
      <button type="button" className="button quiet" onClick={() => void refreshCart()}>
        {texts.again}
      </button>
    </div>
  )
}
