import { expect, test } from 'vitest'
import { csvRows, jsonRows } from './feed-rows.ts'

const titles = (text: string) => [...csvRows(text)].map(({ fields }) => fields?.get('title'))

test.each([
  ['line ends of Windows', 'id,title\r\n1,a\r\n2,b\r\n'],
  ['line ends of old Macs', 'id,title\r1,a\r2,b\r'],
  ['a line for Excel', 'sep=;\r\nid;title\r\n1;a\r\n2;b'],
  ['a quoted line for Excel', '"sep=|"\nid|title\n1|a\n2|b'],
  ['tabs', 'id\ttitle\n1\ta\n2\tb\n'],
  ['a comma in a quoted name', '"id";"title";"a,b,c,d"\n1;a;\n2;b;'],
  ['empty lines around its head', '\n\nid,title\n\n1,a\n2,b\n\n'],
  ['empty cells behind the last', 'id,title\n1,a,,\n2,b,\n'],
  ['text between a quote and a comma', 'id,title\n"1" ,a\n"2"x,b\n'],
])('a table with %s is read', (_, text) => {
  expect(titles(text)).toEqual(['a', 'b'])
})

test('the line of a row is counted with the line for Excel and lines in cells', () => {
  expect([...csvRows('sep=,\nid,title\n1,"a\rb\r\nc"\n2,b\n')].map(({ row }) => row)).toEqual([3, 6])
})

test.each([
  ['in a quoted cell', 'id,title\n1,a\n2,"b', [false, true]],
  ['before the last cell', 'id,title\n1,a\n2', [false, true]],
  ['nowhere', 'id,title\n1,a\n2\n', [false, false]],
])('a table that ends %s says so', (_, text, cuts) => {
  expect([...csvRows(text)].map(({ isCut }) => isCut)).toEqual(cuts)
})

test('lines of JSON are read whatever ends them, and the last says whether it is cut', () => {
  expect([...jsonRows('{"id":1}\r{"id":2}\r\n{"id')].map(({ row, isCut }) => [row, isCut])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ])
  expect([...jsonRows('{"id\n')].map(({ isCut }) => isCut)).toEqual([false])
})

test('pictures that come several times are all read, of other fields the first', () => {
  const [table] = csvRows('id,additional_image_link,title,additional_image_link,title\n1,a,b,c,d\n')
  const [line] = jsonRows('{"additional_image_link":["a","c"],"title":"b","product_type":["x","y"]}')
  for (const row of [table, line])
    expect([row?.fields?.get('additional_image_link'), row?.fields?.get('title')]).toEqual(['a c', 'b'])
  expect(line?.fields?.get('product_type')).toBe('x > y')
})
