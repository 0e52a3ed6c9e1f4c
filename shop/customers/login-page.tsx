// `/login`: while the shop has no accounts of its own, who must say who they are does so as a guest (spec 6).
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localPath } from '../i18n/local-path.ts';
import { shopContext } from '../shop-context.ts';

export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const { language } = context.get(shopContext);
  return redirect(`${localPath(language, 'register-guest')}${new URL(request.url).search}`);
};

export const Component = () => null;
