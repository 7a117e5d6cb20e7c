import { expect, test } from 'vitest'
import { placesOf, widgetSnippet, type WidgetChoice } from './widget-snippet.ts'

const choice: WidgetChoice = {
  merchant: 'pyorakauppa',
  market: 'fi',
  language: 'fi',
  currency: 'EUR',
  parts: ['field', 'category'],
  listing: 'Pyörät',
}

test('the snippet of a page contains the elements that its script names', () => {
  const snippet = widgetSnippet('https://kauppa.example', choice)
  expect(placesOf(choice)).toEqual({ field: '#search', category: { at: '#listing', id: 'Pyörät' } })
  expect(snippet.match(/<div id="\w+">/g)).toEqual(['<div id="search">', '<div id="listing">'])
  expect(snippet).toContain('from "https://kauppa.example/v2/widgets/script.js"')
  expect(snippet).toContain('"merchant": "pyorakauppa"')
})

test('the name of a listing cannot end the script', () => {
  const snippet = widgetSnippet('https://kauppa.example', { ...choice, listing: '</script><script>alert(1)' })
  expect(snippet.match(/<\/script>/g)).toHaveLength(1)
})
