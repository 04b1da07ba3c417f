/** The least that prints a first item: `fetch`, and nothing besides. */
const response = await fetch(`${process.env.CLOUDFLARE_BASE_URL}/zones`, {
  headers: { authorization: `Bearer ${process.env.CLOUDFLARE_API_TOKEN}` },
});
const { result } = await response.json();
console.log(JSON.stringify(result[0]));
