import { describe, expect, test } from 'vitest'
import { MAX_ADDRESS_LENGTH, readPath } from './paths.ts'

describe('the path of a request', () => {
  test.each([
    { target: '/', path: '/', search: '' },
    { target: '/kehykset/kuura?page=2#alku', path: '/kehykset/kuura', search: '?page=2' },
    { target: '/l%C3%B6yd%C3%A4-myym%C3%A4l%C3%A4', path: '/l%C3%B6yd%C3%A4-myym%C3%A4l%C3%A4', search: '' },
    { target: '/l%c3%b6yd%c3%a4', path: '/l%C3%B6yd%C3%A4', search: '' },
    { target: '/api/../admin', path: '/admin', search: '' },
    { target: '/../../etc/passwd', path: '/etc/passwd', search: '' },
    { target: '/kuvat/..%2Favain', path: '/kuvat/..%2Favain', search: '' },
  ])('is read from $target as $path', ({ target, path, search }) => {
    expect(readPath(target)).toEqual({ kind: 'path', path, search })
  })

  test('is read from raw bytes', () => {
    const target = Buffer.from('/löydä', 'utf8').toString('latin1')
    expect(readPath(target)).toEqual({ kind: 'path', path: '/l%C3%B6yd%C3%A4', search: '' })
  })

  test('redirects from NFD to NFC', () => {
    expect(readPath(`${encodeURI('/löydä'.normalize('NFD'))}?q=1`)).toEqual({
      kind: 'moved',
      to: '/l%C3%B6yd%C3%A4?q=1',
    })
  })

  test.each([
    '',
    '*',
    'http://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%E0%A4%A',
    '/a%00b',
    '/a%5Cb',
    '/x/..//evil.example',
    ...['/fi//evil.example', '/sv//evil.example', '/en//', '/fi/.//evil.example', '/fi/%2e//evil.example'],
    ...['/fi/fi//evil.example', '/sv/fi//evil.example', '/fi/x/..//evil.example', '/fi/\\evil.example'],
    ...['/fi/%5Cevil.example', '/fi/%09/evil.example', '/fi/\t/evil.example', '/fi/%0d%0a/evil.example'],
  ])('is malformed in "%s"', (target) => {
    expect(readPath(target)).toEqual({ kind: 'malformed' })
  })

  test('has a maximum length', () => {
    expect(readPath(`/${'a'.repeat(MAX_ADDRESS_LENGTH)}`)).toEqual({ kind: 'too long' })
  })
})
