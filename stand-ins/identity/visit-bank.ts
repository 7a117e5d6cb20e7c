/** Walks through the test bank as a browser does: its page, a person or nobody, and the way back to the shop. */
export async function visitBank(to: string, person: string | null): Promise<string> {
  const jar = new Map<string, string>()
  const visit = async (address: string, body?: URLSearchParams): Promise<string> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    })
    for (const sent of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(sent) ?? []
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location) return new URL(location, address).href
    const link = /<a href="([^"]+)"/.exec(await answer.clone().text())?.[1]
    if (answer.ok && link) return link.replaceAll('&amp;', '&')
    throw new Error(`${answer.status} ${await answer.text()}`)
  }
  const page = await visit(to)
  if (!page.includes('/tunnistus/')) return page
  const resume = await visit(page, new URLSearchParams(person ? { person, action: 'identify' } : { action: 'cancel' }))
  return visit(resume)
}
