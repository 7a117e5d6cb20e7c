import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const source = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
const script = 'document.title = "Näkö"'
const style = 'p{margin:0}'
const written = `default-src 'self'; script-src 'self' ${source(script)} ${source('elsewhere()')} ${source('')}; style-src 'self' ${source(style)} ${source('b{}')};`
const page = Buffer.from(
  `<style>${style}</style><script type="module">${script}</script><script src="/a.js"></script>Silmälasit`,
)

describe('the policy of a page', () => {
  it('allows the scripts and styles that the page carries, and names no others', () => {
    const policy = pagePolicy(written, page)
    expect(policy).toContain(
      `script-src 'self' ${source(script)}; style-src 'self' ${source(style)}; form-action 'self'`,
    )
  })

  it('allows nothing that Astro did not write itself', () => {
    const slipped = Buffer.concat([page, Buffer.from('<script>stolen()</script>')])
    expect(pagePolicy(written, slipped)).toBe(pagePolicy(written, page))
  })

  it('keeps all hashes where the answer has no body', () => {
    expect(pagePolicy(written, Buffer.alloc(0))).toContain(source('elsewhere()'))
  })

  it('restricts a page without a policy to our own origin', () => {
    expect(pagePolicy(undefined, page)).toMatch(/^default-src 'self'; object-src 'none'; base-uri 'self'; form-action/)
  })
})
