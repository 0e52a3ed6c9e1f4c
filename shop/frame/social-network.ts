// The networks that the shop knows by sight (spec 2, "Footer"). Their marks are in social-icons.svg, by these names in small
// letters.
const NETWORKS = ['Twitter', 'YouTube', 'Instagram', 'Facebook', 'LinkedIn', 'Tripadvisor', 'TikTok'];

/** Name and icon of a network by its address. Unknown networks are named after their host and have no icon. */
export function socialNetwork(link: string): { readonly name: string; readonly icon?: string } {
  const host = /^\w+:\/\/(?:www\.)?([^/:]+)/.exec(link)?.[1] ?? link;
  if (host === 'x.com') return { name: 'X', icon: 'twitter' };
  const labels = host.split('.');
  const name = NETWORKS.find((network) => labels.includes(network.toLowerCase()));
  return name ? { name, icon: name.toLowerCase() } : { name: host };
}
