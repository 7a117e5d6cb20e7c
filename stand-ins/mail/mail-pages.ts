import { html } from 'hono/html'
import type { Email } from 'postal-mime'
import { asMoment, asSize } from '../kit/finnish.ts'
import { asText, bytesOf } from './letter.ts'
import type { Letter } from './mailbox.ts'
import type { MailControl } from './smtp-server.ts'
import { rowTable } from '../kit/page.ts'

export function listPage(letters: Letter[], to: string, control: MailControl) {
  return html`<h1>Posti</h1>
    ${control.refuse > 0 || control.delaySeconds > 0 ? html`<p class="note">${describe(control)}</p>` : ''}
    <form class="fields" method="get" role="search">
      <label class="wide">Vastaanottaja<input type="search" name="to" value="${to}" autocomplete="off" /></label>
      <button>Etsi</button>
    </form>
    <h2>${to ? html`Viestit: ${to}` : 'Kaikki viestit'} <span class="soft">${letters.length}</span></h2>
    ${letters.length === 0 ? html`<p class="empty">${to ? 'Tällä vastaanottajalla ei ole viestejä.' : 'Yhtään viestiä ei ole vielä tullut.'}</p>` : table(letters)}
    <h2>Ohjaa postia</h2>
    <form class="fields" method="post" action="/mail/control">
      <label class="narrow"
        >Kieltäydy viesteistä (kpl)<input type="number" name="refuse" min="0" max="1000" value="${control.refuse}"
      /></label>
      <label
        >Syy<select name="code">
          <option value="451">451, yritä myöhemmin</option>
          <option value="550" ${control.code === 550 ? html`selected` : ''}>550, ei kelpaa</option>
        </select></label
      >
      <label class="narrow"
        >Viive (s)<input type="number" name="delaySeconds" min="0" max="3600" value="${control.delaySeconds}"
      /></label>
      <button>Ohjaa</button>
    </form>
    <h2>Tyhjennä</h2>
    <form method="post" action="/mail/clear"><button class="quiet">Poista kaikki viestit</button></form>`
}

export function letterPage(letter: Letter, email: Email) {
  return html`<p><a href="/mail">Kaikki viestit</a></p>
    <h1>${letter.subject || 'Ei otsikkoa'}</h1>
    <dl>
      <dt>Lähettäjä</dt>
      <dd>${asText(email.from) || letter.from}</dd>
      <dt>Vastaanottaja</dt>
      <dd>${letter.to.join(', ')}</dd>
      <dt>Saapui</dt>
      <dd>${asMoment(letter.createdAt)}</dd>
      <dt>Koko</dt>
      <dd>${asSize(letter.size)}</dd>
    </dl>
    ${
      email.attachments.length === 0
        ? ''
        : html`<h2>Liitteet</h2>
            <ul>
              ${email.attachments.map(
                (one, n) =>
                  html`<li>
                    <a href="/mail/${letter.id}/attachments/${n}">${one.filename ?? 'Nimetön liite'}</a>
                    <span class="soft">${one.mimeType}, ${asSize(bytesOf(one).length)}</span>
                  </li>`,
              )}
            </ul>`
    }
    ${
      email.html
        ? html`<h2>Viesti</h2>
            <iframe
              class="letter"
              title="Viestin sisältö"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              src="/mail/${letter.id}/html"
            ></iframe>`
        : ''
    }
    ${
      email.text
        ? html`<h2>Tekstinä</h2>
            <pre>${email.text}</pre>`
        : ''
    }
    <details>
      <summary>Otsakkeet</summary>
      <pre>${email.headers.map(({ originalKey, value }) => `${originalKey}: ${value}`).join('\n')}</pre>
    </details>
    <p>
      <a href="/mail/${letter.id}/raw">Viesti sellaisena kuin se tuli</a> · <a href="/mail/${letter.id}.json">JSON</a>
    </p>`
}

function table(letters: Letter[]) {
  return html`<div class="table">
    ${rowTable(
      ['Aika', 'Vastaanottaja', 'Aihe', 'Liitteitä'],
      letters.map(
        (letter) =>
          html`<tr>
              <td class="tight" data-name="Aika">${asMoment(letter.createdAt)}</td>
              <td data-name="Vastaanottaja">${letter.to.join(', ')}</td>
              <td data-name="Aihe"><a href="/mail/${letter.id}">${letter.subject || 'Ei otsikkoa'}</a></td>
              <td data-name="Liitteitä">${letter.attachments || ''}</td>
            </tr>`,
      ),
    )}
  </div>`
}

function describe({ refuse, code, delaySeconds }: MailControl) {
  const parts = [
    refuse > 0 ? `Seuraavat ${refuse} viestiä torjutaan koodilla ${code}.` : '',
    delaySeconds > 0 ? `Jokainen viesti odottaa ${delaySeconds} s.` : '',
  ]
  return parts.filter(Boolean).join(' ')
}
