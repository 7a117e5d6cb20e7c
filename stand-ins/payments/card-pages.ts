import { Hono } from 'hono'
import { html } from 'hono/html'
import { letFormsEndAt, onlyOwnForms, pageHeaders } from '../kit/guard.ts'
import { page } from '../kit/page.ts'
import type { Cards } from './cards.ts'
import { withProof, type Merchant } from './proof.ts'
import { isSigned } from './signature.ts'

/** The form with which a payer saves a card without paying, and its result page. */
export function cardPages(cards: Cards, merchant: Merchant) {
  const pages = new Hono()

  pages.post('/tokenization/addcard-form', async (c) => {
    const form = await c.req.parseBody()
    const fields = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]))
    const isOurs = fields['checkout-account'] === merchant.account && fields['checkout-method'] === 'POST'
    if (!isOurs || !isSigned(merchant.secret, fields, '', fields['signature'] ?? ''))
      return c.json({ status: 'error', message: 'Signature mismatch' }, 401)
    const urls = [fields['checkout-redirect-success-url'], fields['checkout-redirect-cancel-url']]
    const [success, cancel] = urls.filter((url) => url !== undefined && URL.canParse(url))
    if (!success || !cancel) return c.json({ status: 'error', message: 'Redirect addresses are required' }, 400)
    return c.redirect(`/cards/${cards.open(success, cancel).id}`, 302)
  })

  pages.use('/cards/*', pageHeaders)

  pages.get('/cards/:id', (c) => {
    const found = cards.find(c.req.param('id'))
    if (!found) return c.notFound()
    letFormsEndAt(c, [found.successUrl, found.cancelUrl])
    return c.html(page('Tallenna kortti', '/payments', sheet()))
  })

  pages.post('/cards/:id', onlyOwnForms, async (c) => {
    const found = cards.find(c.req.param('id'))
    if (!found) return c.notFound()
    const isSaved = (await c.req.parseBody())['action'] === 'save'
    if (isSaved) cards.confirm(found)
    const words = {
      'checkout-account': merchant.account,
      'checkout-algorithm': 'sha256',
      'checkout-status': isSaved ? 'ok' : 'fail',
      ...(isSaved && { 'checkout-tokenization-id': found.id }),
    }
    return c.redirect(withProof(isSaved ? found.successUrl : found.cancelUrl, merchant, words), 303)
  })

  return pages
}

function sheet() {
  return html`<h1>Tallenna kortti</h1>
    <p>Maksuympäristö on kokeilua varten: korttia ei kysytä, vaan tallennetaan keksitty kortti.</p>
    <form method="post">
      <button name="action" value="save">Tallenna kortti</button>
      <button class="quiet" name="action" value="cancel">Peruuta</button>
    </form>`
}
