import { hash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { settings } from '../settings.ts'
import { policyOf } from './page-policy.ts'

const source = (text: string) => `sha256-${hash('sha256', text, 'base64')}`
const script = 'document.title = "Näkö"'
const style = 'p{margin:0}'
const policy = policyOf({
  rules: ["default-src 'self'", "connect-src 'self'", "object-src 'none'"],
  scriptHashes: [source(script), source('elsewhere()'), source('')],
  styleHashes: [source(style), source('b{}')],
})
const page = Buffer.from(
  `<style>${style}</style><script type="module">${script}</script><script src="/a.js"></script>Silmälasit`,
)
afterEach(() => {
  settings.mapTiles = undefined
})
const expected = `default-src 'self'; connect-src 'self'; object-src 'none'; script-src 'self' '${source(script)}'; style-src 'self' '${source(style)}'; form-action 'self'`

describe('the policy of a page', () => {
  it('allows exactly the scripts and styles that the page contains', () => {
    expect(policy(page)).toContain(expected)
  })

  it('allows nothing that is not part of the build', () => {
    const slipped = Buffer.concat([page, Buffer.from(`<script>stolen()</script><script>${style}</script>`)])
    expect(policy(slipped)).toBe(policy(page))
  })

  it('allows the hosts that the page names, for scripts and data separately', () => {
    const hosts = {
      scripts: new Set(['https://a.example']),
      data: new Set(['https://a.example', 'https://*.b.example']),
    }
    expect(policy(page, hosts)).toContain("connect-src 'self' https://a.example https://*.b.example; object-src")
    expect(policy(page, hosts)).toContain(`script-src 'self' '${source(script)}' https://a.example; style-src`)
  })

  it('allows pictures of the map service that is set, and of no other host', () => {
    const withPictures = policyOf({ rules: ["img-src 'self' data:"], scriptHashes: [], styleHashes: [] })
    expect(withPictures(page)).toMatch(/^img-src 'self' data:; /)
    settings.mapTiles = 'https://{s}.tiles.example/{z}/{x}/{y}.png'
    expect(withPictures(page)).toMatch(/^img-src 'self' data: https:\/\/\*\.tiles\.example; /)
  })

  it('allows no inline script where the response has no body', () => {
    expect(policy(Buffer.alloc(0))).toContain("script-src 'self'; style-src 'self'; form-action 'self'")
  })
})
