type Fields = Record<string, unknown>

/** Gives the problems of a body of `POST /payments`; empty for a valid one. */
export function problemsWithPayment(body: unknown): string[] {
  if (!isFields(body)) return ['body must be a JSON object']
  return [
    ...text(body, 'stamp', 200),
    ...text(body, 'reference', 200),
    ...whole(body, 'amount', 1, 99_999_998),
    ...oneOf(body, 'currency', ['EUR']),
    ...oneOf(body, 'language', ['FI', 'SV', 'EN']),
    ...customer(body['customer']),
    ...urls(body['redirectUrls'], 'redirectUrls', 300),
    ...(body['callbackUrls'] === undefined ? [] : urls(body['callbackUrls'], 'callbackUrls', 3000)),
    ...(body['callbackDelay'] === undefined ? [] : whole(body, 'callbackDelay', 0, 900)),
    ...(body['items'] === undefined ? [] : items(body)),
    ...address(body['deliveryAddress'], 'deliveryAddress'),
    ...address(body['invoicingAddress'], 'invoicingAddress'),
  ]
}

/** Gives the problems of the body of a refund; empty for a valid one. */
export function problemsWithRefund(body: unknown): string[] {
  if (!isFields(body)) return ['body must be a JSON object']
  return [
    ...whole(body, 'amount', 1, 99_999_998),
    ...urls(body['callbackUrls'], 'callbackUrls', 3000),
    ...text(body, 'refundStamp', 200, true),
    ...text(body, 'refundReference', 200, true),
    ...text(body, 'email', 200, true),
  ]
}

function customer(value: unknown): string[] {
  if (!isFields(value)) return ['customer is required']
  return [
    ...text(value, 'email', 200, false, 'customer.'),
    ...text(value, 'firstName', 50, true, 'customer.'),
    ...text(value, 'lastName', 50, true, 'customer.'),
    ...text(value, 'companyName', 100, true, 'customer.'),
  ]
}

function address(value: unknown, name: string): string[] {
  if (value === undefined) return []
  if (!isFields(value)) return [`${name} must be an object`]
  return [
    ...text(value, 'streetAddress', 50, false, `${name}.`),
    ...text(value, 'postalCode', 15, false, `${name}.`),
    ...text(value, 'city', 30, false, `${name}.`),
    ...text(value, 'county', 200, true, `${name}.`),
    ...text(value, 'country', 2, false, `${name}.`),
  ]
}

function items(body: Fields): string[] {
  const list = body['items']
  if (!Array.isArray(list) || !list.every(isFields)) return ['items must be a list of objects']
  const problems = list.flatMap((item, row) => [
    ...whole(item, 'unitPrice', -2_147_483_648, 2_147_483_647, `items[${row}].`),
    ...whole(item, 'units', 0, 99_999_998, `items[${row}].`),
    ...vat(item, `items[${row}].`),
    ...text(item, 'productCode', 100, false, `items[${row}].`),
    ...text(item, 'description', 1000, true, `items[${row}].`),
    ...text(item, 'category', 100, true, `items[${row}].`),
    ...text(item, 'stamp', 200, true, `items[${row}].`),
    ...text(item, 'reference', 200, true, `items[${row}].`),
  ])
  if (problems.length > 0 || list.length === 0) return problems
  const sum = list.reduce((total, item) => total + Number(item['unitPrice']) * Number(item['units']), 0)
  return sum === body['amount'] ? [] : [`amount ${body['amount']} does not match the sum of items ${sum}`]
}

function vat(item: Fields, at: string): string[] {
  const percent = item['vatPercentage']
  const isRight =
    typeof percent === 'number' && percent >= 0 && percent <= 100 && Number(percent.toFixed(1)) === percent
  return isRight ? [] : [`${at}vatPercentage must be 0-100 with one decimal at most`]
}

function urls(value: unknown, name: string, max: number): string[] {
  if (!isFields(value)) return [`${name} must hold success and cancel`]
  return ['success', 'cancel'].flatMap((end) => {
    const url = value[end]
    const isRight = typeof url === 'string' && url.length <= max && /^https?:\/\//.test(url) && URL.canParse(url)
    return isRight ? [] : [`${name}.${end} must be a web address of at most ${max} characters`]
  })
}

function text(fields: Fields, name: string, max: number, isOptional = false, at = ''): string[] {
  const value = fields[name]
  if (value === undefined && isOptional) return []
  return typeof value === 'string' && value.length > 0 && value.length <= max
    ? []
    : [`${at}${name} must be text of 1-${max} characters`]
}

function whole(fields: Fields, name: string, min: number, max: number, at = ''): string[] {
  const value = fields[name]
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max
    ? []
    : [`${at}${name} must be an integer from ${min} to ${max}`]
}

function oneOf(fields: Fields, name: string, allowed: string[]): string[] {
  return allowed.includes(String(fields[name])) ? [] : [`${name} must be one of ${allowed.join(', ')}`]
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
