export const ErrorPage = () => <p>error</p>;
