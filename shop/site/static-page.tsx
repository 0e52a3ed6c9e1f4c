import './static-page.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ApiRefusal } from '../api/call.ts';
import { notFound, shopContext } from '../shop-context.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageTitle } from './page-title.tsx';

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  try {
    return await context.get(shopContext).call('GET page/:id', { params: { id: params.id ?? '' } });
  } catch (problem) {
    throw problem instanceof ApiRefusal && problem.status === 404 ? notFound() : problem;
  }
};

/** Imprint, terms, privacy, accessibility, shipping: the museum's own text, set to be read. */
export const Component = () => {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <PageTitle title={page.title} />
      <Breadcrumbs page={page.title} />
      <article className="prose">
        <h1>{page.title}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of the museum folder, rendered on the server */}
        <div dangerouslySetInnerHTML={{ __html: page.html }} />
      </article>
    </div>
  );
};
