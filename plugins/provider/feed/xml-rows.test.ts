import { describe, expect, test } from 'vitest'
import { xmlRows } from './xml-rows.ts'

const rss = (item: string, before = '<?xml version="1.0"?>') =>
  `${before}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>x</title><item>${item}</item></channel></rss>`
const fieldOf = (text: string, name: string) => [...xmlRows(text)][0]?.fields?.get(name)

describe('an item', () => {
  test.each([
    ['V&#228;li &#xE4;', 'Väli ä'],
    ['A &amp; B &lt; C', 'A & B < C'],
    ['A &amp;#228;', 'A &#228;'],
    ['s&auml;', 's&auml;'],
    ['<![CDATA[A &ndash; &amp; <b>B</b>]]>', 'A &ndash; &amp; <b>B</b>'],
    ['A <![CDATA[& B]]> &amp; C', 'A & B & C'],
  ])('has the text of %s decoded once', (title, text) => {
    expect(fieldOf(rss(`<g:title>${title}</g:title>`), 'title')).toBe(text)
  })

  test('has all its pictures, and of other elements the first', () => {
    const links = ['a', 'b', 'c'].map((one) => `<g:additional_image_link>${one}</g:additional_image_link>`).join('')
    const text = rss(`${links}<g:product_type>x</g:product_type><g:product_type>y</g:product_type>`)
    expect([fieldOf(text, 'additional_image_link'), fieldOf(text, 'product_type')]).toEqual(['a b c', 'x'])
  })

  test.each([
    ['<link rel="self" href="s"/><link rel="alternate" href="p"/>', 'p'],
    ['<link href="p?a=1&amp;b=2"/><link rel="enclosure" href="s"/>', 'p?a=1&b=2'],
    ['<atom:link xmlns:atom="a" rel="self" href="s"/><link>p</link>', 'p'],
    ['<link rel="self" href="s"/>', ''],
  ])('has the address of its page of %s', (links, link) => {
    expect(fieldOf(`<feed><entry>${links}</entry></feed>`, 'link')).toBe(link)
  })
})

describe('a document type', () => {
  test.each(['<!DOCTYPE a>', '<?xml version="1.0"?><!-- x --> \n<!doctype a [<!ENTITY b "c">]>'])(
    'is refused where one can stand: %s',
    (before) => {
      expect(() => [...xmlRows(rss('<a/>', before))]).toThrow('document type')
    },
  )

  test('in the text of an item is text', () => {
    expect(fieldOf(rss('<description><![CDATA[<!DOCTYPE html><p>x]]></description>'), 'description')).toContain('html')
  })
})

test('what is no XML is refused with its line', () => {
  expect(() => [...xmlRows(rss('<a>\n\n</b>'))]).toThrow('Line 3')
  expect(() => [...xmlRows(rss('<g:title>R&D</g:title>'))]).toThrow('Line 1')
})
