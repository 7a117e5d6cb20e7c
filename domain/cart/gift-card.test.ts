import { describe, expect, test } from 'vitest'
import { pricedCart } from './priced-cart.ts'
import { giftCardWish } from '../../tests/some-gift-card.ts'
import { addGiftCardToCart } from './add-gift-card.ts'
import { changeQuantity } from './change-quantity.ts'
import { problemsWithGiftCard } from './gift-card-problems.ts'
import { goodsWorth } from '#domain/money/totals.ts'
import { mergeCarts } from './merge-carts.ts'
import { storedGiftCard } from './gift-card-line.ts'
import { piecesBySku } from './goods.ts'

const today = '2026-11-24'
let refs = 0
const terms = { today, newRef: () => `row ${++refs}` }
const cartOf = (...amounts: number[]) =>
  amounts.reduce((lines, amount) => addGiftCardToCart(lines, giftCardWish({ amount }), terms), addNothing())
const addNothing = () => [] as ReturnType<typeof addGiftCardToCart>

describe('checking a gift card before it is bought', () => {
  test.each([
    [{ amount: 1000 }, []],
    [{ amount: 50_000 }, []],
    [{ amount: 900 }, ['amount']],
    [{ amount: 50_100 }, ['amount']],
    [{ amount: 999.9 }, ['amount']],
    [{ amount: 0 }, ['amount']],
    [{ amount: -100 }, ['amount']],
    [{ sendOn: today }, []],
    [{ sendOn: '2027-11-24' }, []],
    [{ sendOn: '2026-11-23' }, ['sendOn']],
    [{ sendOn: '2027-11-25' }, ['sendOn']],
    [{ receiver: { name: '', email: 'maija', phone: '' } }, ['email']],
    [{ receiver: { name: '', email: 'maija@example.com', phone: '12' } }, ['phone']],
    [{ message: 'Onnea, Maija! Nähdään la 28.11. klo 12.30... Terv. Aino' }, []],
    [{ message: 'Lunasta: https://paha.example/kortti' }, ['message']],
    [{ message: 'Katso paha.example' }, ['message']],
    [{ message: 'Kirjoita: aino@paha.example' }, ['message']],
    [{ receiver: { name: 'www.paha.example', email: 'maija@example.com', phone: '' } }, ['name']],
    [{ by: 'print' as const, receiver: { name: '', email: '', phone: '' } }, []],
  ])('reports for %j the wrong fields %j', (differences, fields) => {
    expect(problemsWithGiftCard(giftCardWish(differences), today).map(({ field }) => field)).toEqual(fields)
  })
})

describe('gift cards in a cart', () => {
  test('have rows of their own, which are not joined and whose quantity cannot be changed', () => {
    const lines = mergeCarts(cartOf(5000), cartOf(5000))
    expect(lines).toHaveLength(2)
    const [{ ref } = { ref: '' }] = lines
    expect(() => changeQuantity(lines, { ref, quantity: 2 })).toThrow('cart.line_not_editable')
    expect(changeQuantity(lines, { ref, quantity: 0 })).toHaveLength(1)
  })

  test.each([
    ['fi', 'Lahjakortti', 'Saaja: Maija, lähetetään heti'],
    ['sv', 'Presentkort', 'Mottagare: Maija, skickas genast'],
    ['en', 'Gift card', 'To: Maija, sent at once'],
  ] as const)('are named in %s: %s', (language, articleDescription, variety) => {
    const receiver = { name: 'Maija', email: 'maija@example.com', phone: '' }
    const line = storedGiftCard(giftCardWish({ receiver, sendOn: null }), 'a')
    expect(pricedCart([line], new Map(), null, today, language).items).toMatchObject([{ articleDescription, variety }])
  })

  test('cost their amount, without tax or stock, and do not count toward free delivery', () => {
    const lines = cartOf(5000, 2000)
    const cart = pricedCart(lines, new Map(), null, today)
    expect(cart).toMatchObject({
      totalCost: 7000,
      pieces: 2,
      totals: { vat: [], rows: [{ kind: 'voucher', amount: 7000 }] },
    })
    expect(goodsWorth(cart.totals)).toBe(0)
    expect(piecesBySku(cart.items).size).toBe(0)
  })
})
