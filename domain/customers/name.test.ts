import { describe, expect, test } from 'vitest'
import { isName, oneLine } from './name.ts'

describe('a name', () => {
  test.each([
    'Aino',
    'Anna-Liisa',
    "O'Connor",
    'D’Angelo',
    'Åsa Öström',
    'von der Leyen',
    'Юлия',
    '陳',
    'नेहा',
    'Juhani 2',
    'a',
    'Ta\u0301mas',
    ' Aino ',
    '\tAino\n',
    'Anna\u00a0Liisa',
    '山田\u3000花子',
    'علی\u200cرضا',
    'ශ්\u200dරී',
    'St. James',
    'St.James',
    'J.R.R. Tolkien',
    'A.-M.',
    'Sammy Davis Jr.',
  ])('is valid as %j', (text) => {
    expect(isName(text)).toBe(true)
  })

  test.each([
    '',
    ' ',
    '-',
    '<b>Aino</b>',
    'Aino;',
    '=1+1',
    '@aino',
    'Aino\u200b!',
    'A/B',
    'Aino🙂',
    '+358',
    '"Aino"',
    'www.example.com',
    'WWW.EXAMPLE.COM',
    'Aino..',
    '.Aino',
  ])('is invalid as %j', (text) => {
    expect(isName(text)).toBe(false)
  })

  test.each([
    ['a null', 'Ai\u0000no'],
    ['a break', 'Ai\nno'],
    ['a tab', 'Ai\tno'],
    ['a break of its own kind', 'Ai\u2028no'],
    ['a turn of the writing', 'Ai\u202eno'],
    ['an isolate', 'Ai\u2066no'],
    ['a space of no width', 'Ai\u200bno'],
    ['one at the end', 'Aino\u200b'],
    ['a soft hyphen', 'Ai\u00adno'],
    ['a joiner where nothing joins', 'Ai\u200dno'],
    ['a joiner at the end', 'علی\u200c'],
    ['half a sign', 'Aino\ud800'],
  ])('is invalid when it contains %s', (_, text) => {
    expect(isName(text)).toBe(false)
  })

  test('is stored in one line with the invisible signs that its spelling needs', () => {
    expect(oneLine(' علی\u200cرضا\u3000ශ්\u200dරී ')).toBe('علی\u200cرضا ශ්\u200dරී')
  })

  test('is stored in one line, so that it cannot add a header to an e-mail', () => {
    expect(oneLine('  Aino\r\nBcc: kaikki\u0000 ')).toBe('Aino Bcc: kaikki')
    expect(isName('Aino\r\nBcc: kaikki')).toBe(false)
  })
})
