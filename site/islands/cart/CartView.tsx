import { useEffect, useRef, useState } from 'react'
import type { Cart } from '#contracts/cart.ts'
import { $cart, $refused, loadCart, refreshCart, refreshStaleCart } from '../../state/cart.ts'
import { syncCart } from '../../state/sync-cart.ts'
import { showNotice, sentenceFor } from '../../state/notice.ts'
import { CartLines } from './CartLines.tsx'
import { CartFoot } from './CartFoot.tsx'
import { CartLoading } from './CartLoading.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { cartAnnouncement } from './cart-announcement.ts'
import type { CartPaths } from '#site/shared/paths.ts'
import type { CartTexts } from './texts.ts'

interface Props {
  texts: CartTexts
  paths: CartPaths
  /** The cart rendered by the server, on personal pages. */
  initialCart?: Cart
}

/** The cart in the drawer and on its own page; works as plain forms before hydration. */
export function CartView({ texts, paths, initialCart }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [cart, setCart] = useState<Cart | null>(initialCart ?? null)
  const [isBroken, setBroken] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const [refusal, setRefusal] = useState('')

  useEffect(() => {
    let last = initialCart ?? null
    const unlisten = $cart.subscribe((now) => {
      if (!now) return
      const sentence = last && cartAnnouncement(last, now, texts)
      if (sentence) setAnnouncement(sentence)
      // The row itself is gone, so the removal is announced in a notice.
      if (sentence && last && now.items.length < last.items.length) showNotice(sentence)
      last = now
      setCart(now)
      setBroken(false)
    })
    const unlistenRefusals = $refused.listen((failure) => {
      if (!failure) return setRefusal('')
      if (!last) setBroken(true)
      void sentenceFor(failure).then((sentence) => $refused.get() === failure && setRefusal(sentence))
    })
    const stopSync = syncCart()
    void loadCart()
    return () => (unlisten(), unlistenRefusals(), stopSync())
  }, [])

  useEffect(() => {
    const dialog = root.current?.closest('dialog')
    const refresh = () => {
      if (dialog?.open) refreshStaleCart()
    }
    dialog?.addEventListener('toggle', refresh)
    return () => dialog?.removeEventListener('toggle', refresh)
  }, [])

  return (
    <div className="cart" ref={root}>
      <p className="visually-hidden" role="status">
        {announcement}
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
