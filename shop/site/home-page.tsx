import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { shopContext } from '../shop-context.ts';

export const loader = async ({ context }: LoaderFunctionArgs) =>
  context.get(shopContext).call('GET event/select', {});

export const Component = () => {
  const events = useLoaderData<typeof loader>();
  return (
    <>
      <title>Home</title>
      <ul>
        {events.map((event) => (
          <li key={event.id}>{event.name}</li>
        ))}
      </ul>
    </>
  );
};
