import { expect, test, vi } from 'vitest'
import { emptyCart } from '#contracts/cart.ts'
import { postAsVisitor } from './shop-form.ts'

test.each([
  ['', 'shopper=new'],
  ['a=1', 'a=1; shopper=new'],
  ['shopper=forged; a=1', 'shopper=new; a=1'],
])('a form of a visitor with the cookies "%s" is sent with the cookies "%s"', async (before, shown) => {
  const cookieHeaders: (string | null)[] = []
  vi.stubGlobal('shopFetch', async (request: Request) => {
    cookieHeaders.push(request.headers.get('cookie'))
    const headers = { 'Set-Cookie': 'shopper=new; Path=/; HttpOnly' }
    return Response.json({ token: 'token' }, request.method === 'GET' ? { headers } : {})
  })
  const request = new Request('http://shop/ostoskori', { headers: { cookie: before } })
  const { seeOther } = await postAsVisitor(pageOf(request), emptyCart, {})
  expect(cookieHeaders).toEqual([before, shown])
  expect(seeOther('/ostoskori').headers.getSetCookie()).toEqual(['shopper=new; Path=/; HttpOnly'])
})

test('a posted form is answered in the language of its page, whatever the browser prefers', async () => {
  const languages: (string | null)[] = []
  vi.stubGlobal('shopFetch', async (request: Request) => {
    languages.push(request.headers.get('accept-language'))
    return Response.json({ token: 'token' })
  })
  const request = new Request('http://shop/ostoskori', { headers: { 'Accept-Language': 'en-GB,en' } })
  await postAsVisitor(pageOf(request, { language: 'sv' }), emptyCart, {})
  expect(languages).toEqual(['sv', 'sv'])
})

function pageOf(request: Request, locals: App.Locals = {}) {
  return { request, locals, response: { headers: new Headers() } }
}
