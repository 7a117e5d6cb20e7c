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
  ])('may be %j', (text) => {
    expect(isName(text)).toBe(true)
  })

  test.each(['', ' ', '-', '<b>Aino</b>', 'Aino;', '=1+1', '@aino', 'Aino\u200b!', 'A/B', 'Aino🙂', '+358', '"Aino"'])(
    'may not be %j',
    (text) => {
      expect(isName(text)).toBe(false)
    },
  )

  test('is one line, so that it cannot become a header of a mail', () => {
    expect(oneLine('  Aino\r\nBcc: kaikki\u0000 ')).toBe('Aino Bcc: kaikki')
    expect(isName('Aino\r\nBcc: kaikki')).toBe(false)
  })
})
