/** Asks the shop of `open-shop.ts` for this path, and follows no redirect. */
export async function ask(path: string) {
  const answer = await fetch(new URL(path, process.env.HTTP_SHOP_URL), { redirect: 'manual' })
  return {
    status: answer.status,
    url: answer.url,
    text: await answer.text(),
    header: (name: string) => answer.headers.get(name),
  }
}
